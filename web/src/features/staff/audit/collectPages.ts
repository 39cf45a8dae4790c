/** What was collected so far, and where it goes on; without a cursor it goes on at the beginning. */
export interface Collected<Row> {
  readonly rows: readonly Row[];
  readonly cursor?: string | undefined;
}

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly next?: string | undefined;
}

interface Options<Row> {
  readonly ask: (cursor: string | undefined) => Promise<Page<Row>>;
  /** Told after each page. What it was told last is where a collection that failed can go on. */
  readonly onProgress: (collected: Collected<Row>) => void;
  readonly signal: AbortSignal;
}

/** Every row of a list, page by page; undefined when it was aborted. Throws what asking throws. */
export async function collectPages<Row>(
  begun: Collected<Row>,
  { ask, onProgress, signal }: Options<Row>,
): Promise<readonly Row[] | undefined> {
  let { rows, cursor } = begun;
  do {
    const page = await ask(cursor);
    if (signal.aborted) return undefined;
    rows = [...rows, ...page.rows];
    cursor = page.next;
    onProgress({ rows, cursor });
  } while (cursor !== undefined);
  return rows;
}
