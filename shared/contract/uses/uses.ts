import type { RecordUse, RecordVerb, Use } from "#shared/contract/call.ts";
import type { RowKind } from "./rowKinds.ts";

export const each = (kinds: readonly RowKind[], ...verbs: RecordVerb[]): RecordUse[] =>
  verbs.flatMap((verb) => kinds.map((kind) => `records:${verb}(${kind})` as const));

/** Also for the entries that tell departments. */
export const changing: readonly Use[] = [
  "records:get",
  "records:query",
  "records:put",
  "records:update",
  "records:check",
];

export const removing: readonly Use[] = [...changing, "records:delete"];

/** Of whole accounts. */
export const erasing: readonly Use[] = [
  ...removing,
  "audit",
  "photos:erase",
  "identity:signOutEverywhere",
  "credentials:delete",
  "mail",
];
