import type { Pair } from "#lambdas/records/jackets/findable.ts";

/** Names a jacket to clients; what it names is always checked. */
export const writeJacketId = ({ owner, mid, hid }: Pair): string => [owner, mid, hid].join(".");

/** The jacket that an id names, if there is one. */
export function readJacketId(id: string): Pair {
  const [owner = "", mid = "", hid = ""] = id.split(".");
  return { owner, mid, hid };
}
