interface Page<Row> {
  readonly rows: readonly Row[];
  /** Undefined at the end. */
  readonly next: string | undefined;
}

/** Newest first. `isLast`: no list goes on. */
export function mergeNewest<Row>(pages: readonly Page<Row>[], positionOf: (row: Row) => string) {
  // When a list goes on, rows older than its last one are not known yet.
  const ends = pages.flatMap(({ next }) => next ?? []).sort();
  const from = ends.at(-1) ?? "";
  const rows = pages
    .flatMap((page) => page.rows)
    .filter((row) => positionOf(row) >= from)
    .sort((one, other) => (positionOf(one) > positionOf(other) ? -1 : 1));
  return { rows, isLast: ends.length === 0 };
}
