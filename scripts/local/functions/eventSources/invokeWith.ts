import { FunctionFailed, FunctionTimedOut } from "../FunctionInstance.ts";
import type { Functions } from "../startFunctions.ts";
import type { EventSourceMapping } from "./EventSourceMapping.ts";
import { failedItems } from "./failedItems.ts";

export type Invoke = Functions["invoke"];

/** The identifiers that failed: none, those that the function reported, or all. */
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
