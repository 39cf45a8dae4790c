import { everywhere, foundByDoor, foundByName } from "#lambdas/records/jackets/searchIndex.ts";
import { holds } from "#lambdas/records/table/condition.ts";
import { accountPk, lastOf, linkKey } from "#lambdas/records/table/keys.ts";
import { type Key, put, range, type Write } from "#lambdas/records/table/table.ts";
import type { Address } from "#shared/model/address.ts";

/** With the member's name, so the household list is one query. */
export interface LinkDetails {
  readonly owner: string;
  readonly mid: string;
  readonly hid: string;
  readonly first: string;
  readonly last: string;
  readonly created: string;
  /** The facts' version in the jacket; absent before their first change. */
  readonly noteVersion?: number | undefined;
}

export type LinkRecord = LinkDetails & Key;

const named = (link: LinkDetails) => foundByName(everywhere, link, { First: link.first, Last: link.last });

/** @param address by which administrators find people */
export const linkRecord = (details: LinkDetails, address: Pick<Address, "Street">): LinkRecord => ({
  ...details,
  ...linkKey(details.owner, details.mid, details.hid),
  ...named(details),
  ...foundByDoor(everywhere, details, address),
});

/** Whether the jacket lacks the household's newest facts. */
export const isOutdated = ({ noteVersion = 0 }: Pick<LinkDetails, "noteVersion">, link: LinkDetails): boolean =>
  (link.noteVersion ?? 0) < noteVersion;

/** Fails when the link was removed, or its jacket got other facts. */
export const rewriteLink = (
  link: LinkRecord,
  changes: Partial<Pick<LinkDetails, "first" | "last" | "noteVersion">>,
): Write =>
  put(
    { ...link, ...changes, ...named({ ...link, ...changes }) },
    holds({ hid: link.hid, noteVersion: link.noteVersion }),
  );

/** Equal for equal pairs, so none is linked twice. */
export const linkingId = (mid: string, hid: string): string => `${mid}.${hid}`;

export function readLinkingId(id: string): { mid: string; hid: string } {
  const [mid = "", hid = ""] = id.split(".");
  return { mid, hid };
}

export const readLinks = (owner: string, mid: string) =>
  range<LinkRecord>(accountPk(owner), `L#${mid}.`, lastOf(`L#${mid}.`));

export const readAllLinks = (owner: string) => range<LinkRecord>(accountPk(owner), "L#", lastOf("L#"));
