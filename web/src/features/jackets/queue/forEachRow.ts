import type { Row } from "./useLoadedEntries.ts";

/** What was done for some cards. */
interface Done<Result> {
  readonly results: readonly Result[];
  /** The first card for which it failed; the later ones were not tried. */
  readonly failed?: { readonly row: Row; readonly error: unknown };
}

/** Does something for each card, one after the other, up to the first failure. */
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
