import { accountPk, lastOf, linkKey } from "./keys.ts";
import { get, type Key, range } from "./table.ts";

/** That a member lives at a household. Both names stand here, so that either list is one query. */
export interface LinkDetails {
  readonly owner: string;
  readonly mid: string;
  readonly hid: string;
  readonly first: string;
  readonly last: string;
  readonly household: string;
  readonly city: string;
  readonly state: string;
  readonly created: string;
}

export type LinkRecord = LinkDetails & Key;

export const linkRecord = (details: LinkDetails): LinkRecord => ({
  ...details,
  ...linkKey(details.owner, details.mid, details.hid),
});

export const getLink = (owner: string, mid: string, hid: string) => get<LinkRecord>(linkKey(owner, mid, hid));

/** The LinkingID of a pair; the same pair has the same id, so that it cannot be linked twice. */
export const linkingId = (mid: string, hid: string): string => `${mid}.${hid}`;

/** The pair that a LinkingID names. */
export function readLinkingId(id: string): { mid: string; hid: string } {
  const [mid = "", hid = ""] = id.split(".");
  return { mid, hid };
}

/** Every link of a member. */
export const readLinks = (owner: string, mid: string) =>
  range<LinkRecord>(accountPk(owner), `L#${mid}.`, lastOf(`L#${mid}.`));
