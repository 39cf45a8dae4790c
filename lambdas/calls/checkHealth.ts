import { VisibleError } from "#lambdas/errors.ts";
import { handle } from "#lambdas/http/handle.ts";
import { isReachable } from "#lambdas/records/table/table.ts";
import { checkHealth } from "#shared/contract/locations.ts";

export const handler = handle(checkHealth, async () => {
  if (!(await isReachable())) throw new VisibleError("UNAVAILABLE");
  return { Message: "ok" };
});
