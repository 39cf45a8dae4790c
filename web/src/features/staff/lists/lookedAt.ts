interface Page {
  readonly NextCursor?: string | undefined;
  readonly Searched?: number | undefined;
}

/** How far a search looked that was left before it was full, "Looked at 1,000 rows so far"; undefined for any other list. */
export function lookedAt(
  pages: readonly Page[] | undefined,
  { isCutShort }: { readonly isCutShort: boolean },
  what: string,
): string | undefined {
  if (!isCutShort || !pages?.some(({ Searched }) => Searched !== undefined)) return undefined;
  const searched = pages.reduce((sum, { Searched = 0 }) => sum + Searched, 0);
  return `Looked at ${searched.toLocaleString("en-US")} ${what} so far`;
}
