import type { Use } from "#shared/contract/call.ts";

/** Also for the entries that tell departments. */
export const changing: readonly Use[] = [
  "records:get",
  "records:query",
  "records:put",
  "records:update",
  "records:check",
];

export const removing: readonly Use[] = [...changing, "records:delete"];
