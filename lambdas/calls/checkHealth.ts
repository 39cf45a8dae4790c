import { VisibleError } from "#lambdas/errors.ts";
import { handle } from "#lambdas/http/handle.ts";
import { isReachable } from "#lambdas/records/table/table.ts";
import { checkHealth } from "#shared/contract/locations.ts";
import { messages } from "#shared/fields.ts";

export const handler = handle(checkHealth, async () => {
  if (!(await isReachable())) throw new VisibleError("unavailable", messages.unavailable);
  return { Message: "ok" };
});
