import type { CardRows } from "#lambdas/records/family/cardRows.ts";
import { isTakenOut } from "#lambdas/records/jackets/jacket.ts";
import type { QueueDetails } from "#lambdas/records/jackets/queue.ts";
import { accountKey, householdKey, memberKey } from "#lambdas/records/table/keys.ts";
import type { Key } from "#lambdas/records/table/table.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";

/** Read now, in no version: nothing is left to erase, and a confirmation makes no version. */
type Current = Pick<Entry, "Contact" | "Position" | "Confirmed">;

export const keysOfCurrentDetails = (rows: readonly QueueDetails[]): Key[] =>
  rows
    .filter((row) => !isTakenOut(row))
    .flatMap(({ owner, mid, hid, removed }) => [
      ...[accountKey(owner), householdKey(owner, hid)],
      ...(removed ? [] : [memberKey(owner, mid)]),
    ]);

function contactOf({ owner }: QueueDetails, read: CardRows): Pick<Current, "Contact"> {
  const { status = "DELETED", first, last, cell = "", email = "" } = read.account(owner) ?? {};
  return status === "DELETED" ? {} : { Contact: { Name: `${first} ${last}`, Phone: cell, Mail: email } };
}

function positionOf({ owner, hid }: QueueDetails, read: CardRows): Pick<Current, "Position"> {
  const Position = read.household(owner, hid)?.geo;
  return Position ? { Position } : {};
}

/** The last confirmation after the card's version; none once ended. */
function confirmedSince(row: QueueDetails, read: CardRows): Pick<Current, "Confirmed"> {
  const { owner, mid, removed, outdated, snapshot } = row;
  const { confirmed } = read.member(owner, mid) ?? {};
  const isNews = confirmed !== undefined && confirmed > (snapshot.confirmed ?? "");
  return isNews && !removed && !outdated ? { Confirmed: confirmed } : {};
}

/**
 * A record to take out has none.
 * @param read the rows of keysOfCurrentDetails
 */
export const currentDetails = (row: QueueDetails, read: CardRows): Current =>
  isTakenOut(row) ? {} : { ...contactOf(row, read), ...positionOf(row, read), ...confirmedSince(row, read) };
