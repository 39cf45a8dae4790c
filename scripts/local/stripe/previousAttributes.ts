import { isDeepStrictEqual } from "node:util";

type Attributes = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Attributes =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const earlier = (before: unknown, after: unknown): unknown =>
  isGroup(before) && isGroup(after) ? previousAttributes(before, after) : (before ?? null);

/** The attributes that an update changed, with their values before it: of a group those inside it, a list as a whole. */
export function previousAttributes(before: Attributes, after: Attributes): Attributes {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, earlier(before[name], after[name])]));
}
