import type { Row } from "./useLoadedEntries.ts";

interface Done<Result> {
  readonly results: readonly Result[];
  /** The first failure; later cards were not tried. */
  readonly failed?: { readonly row: Row; readonly error: unknown };
}

export async function forEachRow<Result>(
  rows: readonly Row[],
  work: (row: Row) => Promise<Result>,
): Promise<Done<Result>> {
  const results: Result[] = [];
  for (const row of rows)
    try {
      results.push(await work(row));
    } catch (error) {
      return { results, failed: { row, error } };
    }
  return { results };
}
