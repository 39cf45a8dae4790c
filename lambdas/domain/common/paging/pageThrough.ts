export interface Batch<Row> {
  readonly rows: readonly Row[];
  /** Undefined at the end. */
  readonly next: string | undefined;
}

interface FilterOptions<Row> {
  /** Reads more than `limit` rows, while there are so many. */
  readonly read: (after: string) => Promise<Batch<Row>>;
  readonly fits: (row: Row) => boolean;
  readonly positionOf: (row: Row) => string;
  readonly limit: number;
  readonly mostReads: number;
}

interface Page<Row> {
  readonly rows: Row[];
  readonly next: string | undefined;
  readonly searched: number;
}

/**
 * Short when the reads do not suffice.
 * @param after undefined when nothing is left to read
 */
export async function pageThrough<Row>(
  { read, fits, positionOf, limit, mostReads }: FilterOptions<Row>,
  after: string | undefined,
): Promise<Page<Row>> {
  const rows: Row[] = [];
  let [next, searched] = [after, 0];
  for (let reads = 0; next !== undefined && reads < mostReads; reads += 1) {
    const batch = await read(next);
    rows.push(...batch.rows.filter(fits));
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    if (last !== undefined) {
      searched += batch.rows.indexOf(last) + 1;
      return { rows: rows.slice(0, limit), next: positionOf(last), searched };
    }
    searched += batch.rows.length;
    next = batch.next;
  }
  return { rows, next, searched };
}
