import { accountPk, lastOf, linkKey } from "#lambdas/records/table/keys.ts";
import { get, type Key, put, range, type Write } from "#lambdas/records/table/table.ts";

/** That a member lives at a household. The member's name stands here, so that the household list is one query. */
export interface LinkDetails {
  readonly owner: string;
  readonly mid: string;
  readonly hid: string;
  readonly first: string;
  readonly last: string;
  readonly created: string;
}

export type LinkRecord = LinkDetails & Key;

export const linkRecord = (details: LinkDetails): LinkRecord => ({
  ...details,
  ...linkKey(details.owner, details.mid, details.hid),
});

export const getLink = (owner: string, mid: string, hid: string) => get<LinkRecord>(linkKey(owner, mid, hid));

/** A link with another name; one that was removed in between stays removed, and the transaction fails. */
export const rewriteLink = (link: LinkRecord): Write =>
  put(link, { ConditionExpression: "attribute_exists(pk)" });

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

/** Every link to a household. They are sorted by member, so that all of the family's are read. */
export async function readLinksTo(owner: string, hid: string): Promise<LinkRecord[]> {
  const links = await range<LinkRecord>(accountPk(owner), "L#", lastOf("L#"));
  return links.filter((link) => link.hid === hid);
}
