import type { Pair } from "#lambdas/records/jackets/searchIndex.ts";

/** Always checked when read. */
export const writeJacketId = ({ owner, mid, hid }: Pair): string => [owner, mid, hid].join(".");

export function readJacketId(id: string): Pair {
  const [owner = "", mid = "", hid = ""] = id.split(".");
  return { owner, mid, hid };
}
