import { number } from "#web/ui/display/counted.ts";

interface Page {
  readonly NextCursor?: string | undefined;
  readonly Searched?: number | undefined;
}

/** "Looked at 1,000 rows so far", for a search left before it was full. */
export function searchedText(
  pages: readonly Page[] | undefined,
  { isCutShort }: { readonly isCutShort: boolean },
  what: string,
): string | undefined {
  if (!isCutShort || !pages?.some(({ Searched }) => Searched !== undefined)) return undefined;
  const searched = pages.reduce((sum, { Searched = 0 }) => sum + Searched, 0);
  return `Looked at ${number(searched)} ${what} so far`;
}
