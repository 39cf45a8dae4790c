import type { StripeObject, StripeState } from "./state.ts";

function expandAt(state: StripeState, value: unknown, path: readonly string[]): unknown {
  const [first, ...rest] = path;
  if (typeof value === "string" && state.things[value]) return shown(state, state.things[value], [path]);
  if (first === undefined || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => expandAt(state, item, path));
  const group = value as Record<string, unknown>;
  return { ...group, [first]: expandAt(state, group[first], rest) };
}

/** Without the stand-in's notes (`_due`); references of `paths` are expanded. */
export function shown(
  state: StripeState,
  thing: StripeObject,
  paths: readonly (readonly string[])[] = [],
): StripeObject {
  const visible = Object.fromEntries(Object.entries(thing).filter(([name]) => !name.startsWith("_"))) as StripeObject;
  return paths.reduce<StripeObject>((result, path) => expandAt(state, result, path) as StripeObject, visible);
}

export function shownList(
  state: StripeState,
  things: readonly StripeObject[],
  url: string,
  paths: readonly string[][],
) {
  const inner = paths.filter(([first]) => first === "data").map((path) => path.slice(1));
  return { object: "list", url, has_more: false, data: things.map((thing) => shown(state, thing, inner)) };
}
