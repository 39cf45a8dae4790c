import { FunctionFailed, FunctionTimedOut } from "../FunctionInstance.ts";
import type { Functions } from "../startFunctions.ts";
import type { EventSourceMapping } from "./EventSourceMapping.ts";

export type Invoke = Functions["invoke"];

interface Response {
  readonly batchItemFailures?: readonly { readonly itemIdentifier?: unknown }[] | null;
}

/** By ReportBatchItemFailures; the whole batch for a response that Lambda does not understand. */
function failedItems(response: unknown, batch: readonly string[]): ReadonlySet<string> {
  const { batchItemFailures } = (response ?? {}) as Response;
  if (batchItemFailures === undefined || batchItemFailures === null) return new Set();
  const all = new Set(batch);
  if (!Array.isArray(batchItemFailures)) return all;
  const named = batchItemFailures.map((one) => one?.itemIdentifier);
  return named.every((one) => typeof one === "string" && all.has(one)) ? new Set(named as string[]) : all;
}

/** None, those that the function reported, or all. */
export async function invokeWith(
  invoke: Invoke,
  { key, functionArn, reportsFailures }: EventSourceMapping,
  event: unknown,
  identifiers: readonly string[],
): Promise<ReadonlySet<string>> {
  try {
    const response = await invoke(functionArn, event);
    return reportsFailures ? failedItems(response, identifiers) : new Set();
  } catch (error) {
    // The functions' log has its own message.
    if (!(error instanceof FunctionFailed || error instanceof FunctionTimedOut)) console.error(key, error);
    return new Set(identifiers);
  }
}
