import type { Use } from "./call.ts";

/** What it takes to change a person, where they live or what pays for them, with the entries that tell departments. */
export const changing: readonly Use[] = [
  "records:get",
  "records:query",
  "records:put",
  "records:update",
  "records:check",
];

/** The same, and to take out what is gone: people, links, and the entries that wait. */
export const removing: readonly Use[] = [...changing, "records:delete"];
