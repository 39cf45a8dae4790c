/** At the first page without a cursor. */
export interface CollectedRows<Row> {
  readonly rows: readonly Row[];
  readonly cursor?: string | undefined;
}

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly next?: string | undefined;
}

export interface Collecting<Row> {
  /** A failed collection can go on with the last value. */
  readonly onProgress: (collected: CollectedRows<Row>) => void;
  readonly signal: AbortSignal;
}

interface Options<Row> extends Collecting<Row> {
  readonly ask: (cursor: string | undefined) => Promise<Page<Row>>;
}

/** Undefined after an abort. Throws the errors of `ask`. */
export async function collectPages<Row>(
  begun: CollectedRows<Row>,
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
