interface Page {
  readonly NextCursor?: string | undefined;
  readonly Searched?: number | undefined;
}

/**
 * How far a search has looked over its pages, "Looked at 1,000 rows so far"; undefined for a list that looks through
 * nothing.
 * @param what the plural of what it looks at, "rows"
 */
export function lookedAt(pages: readonly Page[] | undefined, what: string): string | undefined {
  if (!pages?.some(({ Searched }) => Searched !== undefined)) return undefined;
  const searched = pages.reduce((sum, { Searched = 0 }) => sum + Searched, 0);
  return `Looked at ${searched.toLocaleString("en-US")} ${what} so far`;
}
