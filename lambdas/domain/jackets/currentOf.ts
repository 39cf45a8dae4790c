import type { CardRows } from "#lambdas/records/family/cardRows.ts";
import { isTakenOut } from "#lambdas/records/jackets/jacket.ts";
import type { QueueDetails } from "#lambdas/records/jackets/queue.ts";
import { accountKey, householdKey, memberKey } from "#lambdas/records/table/keys.ts";
import type { Key } from "#lambdas/records/table/table.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";

/**
 * What a card says of its account, household and member as they are now: no version keeps whom to ask and where, so
 * nothing of it is to erase; and a word of the family that changes no fact makes no version.
 */
type Current = Pick<Entry, "Contact" | "Position" | "Confirmed">;

/** The rows that tell it. */
export const keysOfCurrent = (rows: readonly QueueDetails[]): Key[] =>
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

/** The day on which the facts of a card were confirmed since the card was made; of a record that ended none counts. */
function confirmedSince(row: QueueDetails, read: CardRows): Pick<Current, "Confirmed"> {
  const { owner, mid, removed, outdated, snapshot } = row;
  const { confirmed } = read.member(owner, mid) ?? {};
  const isNews = confirmed !== undefined && confirmed > (snapshot.confirmed ?? "");
  return isNews && !removed && !outdated ? { Confirmed: confirmed } : {};
}

/**
 * Whom to ask about the person of a card, where the household is, and when the family last said that all holds. A record
 * that is to be taken out tells none of it.
 * @param read the rows of keysOfCurrent
 */
export const currentOf = (row: QueueDetails, read: CardRows): Current =>
  isTakenOut(row) ? {} : { ...contactOf(row, read), ...positionOf(row, read), ...confirmedSince(row, read) };
