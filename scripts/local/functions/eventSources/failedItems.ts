interface Response {
  readonly batchItemFailures?: readonly { readonly itemIdentifier?: unknown }[] | null;
}

/**
 * The identifiers that a function reports with ReportBatchItemFailures; all of the batch where its response is none
 * that Lambda understands.
 */
export function failedItems(response: unknown, batch: readonly string[]): ReadonlySet<string> {
  const { batchItemFailures } = (response ?? {}) as Response;
  if (batchItemFailures === undefined || batchItemFailures === null) return new Set();
  const all = new Set(batch);
  if (!Array.isArray(batchItemFailures)) return all;
  const named = batchItemFailures.map((one) => one?.itemIdentifier);
  return named.every((one) => typeof one === "string" && all.has(one)) ? new Set(named as string[]) : all;
}
