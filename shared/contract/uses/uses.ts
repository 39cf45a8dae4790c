import type { Use } from "#shared/contract/call.ts";

/** To change members, links or payments, and the entries that tell departments. */
export const changing: readonly Use[] = [
  "records:get",
  "records:query",
  "records:put",
  "records:update",
  "records:check",
];

/** To delete people, links and waiting entries, too. */
export const removing: readonly Use[] = [...changing, "records:delete"];
