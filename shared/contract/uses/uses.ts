import type { Use } from "#shared/contract/call.ts";

/** Permissions to change members, links or payments, and the entries that tell departments. */
export const changing: readonly Use[] = [
  "records:get",
  "records:query",
  "records:put",
  "records:update",
  "records:check",
];

/** The same, and to delete people, links and waiting entries. */
export const removing: readonly Use[] = [...changing, "records:delete"];
