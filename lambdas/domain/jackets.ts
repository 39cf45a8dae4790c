import type { HouseholdDetails } from "#lambdas/records/household.ts";
import {
  type EntryVersion,
  type JacketDetails,
  type JacketRecord,
  jacketRecord,
  type Receipt,
  type Snapshot,
} from "#lambdas/records/jacket.ts";
import type { MemberDetails } from "#lambdas/records/member.ts";
import { insertEntry, type QueueDetails, removeEntry, replaceEntry } from "#lambdas/records/queue.ts";
import { insert, remove, replace, type Write } from "#lambdas/records/table.ts";

// A jacket is one person at one household, as the department of its city is to know them. Every change of a
// member, household, link, account or payment comes to one of two things: the person lives there, like this
// (`change`), or does not any more (`end`). Both answer writes for the transaction of that change. The verbs
// below them are what can happen to the queue: an entry is opened, a change is folded into the open one, or
// an entry is withdrawn.

/** The card of a member at a household. */
export function snapshotOf(member: MemberDetails, { address }: HouseholdDetails): Snapshot {
  const { first, last, photo, mail, phone, dob, sex, feet, inches, weight, additional, flags } = member;
  return {
    ...{ first, last, photo, mail, phone, dob, sex, feet, inches, weight, additional, flags },
    registered: member.created,
    street: address.Street,
    city: address.City,
    state: address.State,
    zip: address.Zip,
  };
}

/** What an entry is to say. */
interface Content {
  readonly snapshot: Snapshot;
  readonly removed?: true;
}

const inQueue = (jacket: JacketDetails, entry: EntryVersion, snapshot: Snapshot): QueueDetails => {
  const { owner, mid, hid, where } = jacket;
  return { ...entry, owner, mid, hid, where, snapshot };
};

const nextVersion = (jacket: JacketDetails, { removed }: Content) => ({
  content: jacket.content + 1,
  ...(removed ? { removed } : {}),
});

/** Opens an entry: New for a department that never transferred this jacket, otherwise Updated. */
export function open(jacket: JacketRecord, content: Content, now = new Date()): Write[] {
  const kind = jacket.transferred ? "UPDATED" : "NEW";
  const entry: EntryVersion = { kind, opened: now.toISOString(), ...nextVersion(jacket, content) };
  return [
    insertEntry(inQueue(jacket, entry, content.snapshot)),
    replace({ ...jacket, content: entry.content, open: entry }),
  ];
}

/** Puts a newer version in place of the one that waits. It keeps its place: it has waited since then. */
export function fold(jacket: JacketRecord, waiting: EntryVersion, content: Content): Write[] {
  const { kind, opened } = waiting;
  const entry: EntryVersion = { kind, opened, ...nextVersion(jacket, content) };
  return [
    replaceEntry(inQueue(jacket, entry, content.snapshot), waiting.content),
    replace({ ...jacket, content: entry.content, open: entry }),
  ];
}

/** Takes the entry that waits out of the queue; a jacket that no department ever had goes with it. */
export function withdraw(jacket: JacketRecord, waiting: EntryVersion): Write[] {
  const { open: _gone, ...kept } = jacket;
  return [
    removeEntry({ ...jacket, ...waiting }),
    jacket.transferred ? replace({ ...kept, content: jacket.content + 1 }) : remove(jacket),
  ];
}

const openOrFold = (jacket: JacketRecord, content: Content, now?: Date): Write[] =>
  jacket.open ? fold(jacket, jacket.open, content) : open(jacket, content, now);

/** The first version of a jacket that was not there. */
function begin(member: MemberDetails, household: HouseholdDetails, now = new Date()): Write[] {
  const { City, State } = household.address;
  const entry: EntryVersion = { kind: "NEW", opened: now.toISOString(), content: 1 };
  const jacket: JacketDetails = {
    owner: member.owner,
    mid: member.id,
    hid: household.id,
    where: { City, State },
    content: entry.content,
    open: entry,
    receipts: [],
    version: 1,
  };
  return [insert(jacketRecord(jacket)), insertEntry(inQueue(jacket, entry, snapshotOf(member, household)))];
}

/**
 * The writes after which the department learns that this member lives at this household, as they are now: for
 * a new link, an edit, a payment that came again. At most two writes.
 * @param jacket of this pair, also of an earlier link; undefined when there is none
 */
export function change(
  jacket: JacketRecord | undefined,
  member: MemberDetails,
  household: HouseholdDetails,
): Write[] {
  if (!jacket) return begin(member, household);
  return openOrFold(jacket, { snapshot: snapshotOf(member, household) });
}

/**
 * The writes after which the department learns that a person is no longer at this address: for a link, member
 * or household that goes, an account that is restricted, a payment that lapses. At most two writes.
 */
export function end(jacket: JacketRecord | undefined): Write[] {
  if (!jacket) return [];
  const { transferred, open: waiting } = jacket;
  if (!transferred) return waiting ? withdraw(jacket, waiting) : [remove(jacket)];
  // The department knows already; what waits would only tell of a return that did not last.
  if (transferred.removed) return waiting ? withdraw(jacket, waiting) : [];
  return waiting?.removed ? [] : openOrFold(jacket, { snapshot: transferred.snapshot, removed: true });
}

const mostReceipts = 20;

/** The writes of a mark: the entry leaves the queue, the jacket keeps the receipt and what was transferred. */
export function transfer(jacket: JacketRecord, entry: QueueDetails, receipt: Receipt): Write[] {
  const { open: _done, transferred: before, ...kept } = jacket;
  const { kind, opened, content, removed, snapshot } = entry;
  const transferred = { kind, opened, content, ...(removed ? { removed } : {}), snapshot, receipt };
  const receipts = [...jacket.receipts, receipt].slice(-mostReceipts);
  return [removeEntry(entry), replace({ ...kept, transferred, before, receipts })];
}

/** The writes that take the last mark back: the entry stands again where it stood, the receipt is gone. */
export function restore(jacket: JacketRecord): Write[] {
  const { transferred, before, ...kept } = jacket;
  if (!transferred) return [];
  const { receipt: _taken, snapshot, ...entry } = transferred;
  return [
    insertEntry(inQueue(jacket, entry, snapshot)),
    replace({
      ...kept,
      open: entry,
      ...(before ? { transferred: before } : {}),
      receipts: jacket.receipts.slice(0, -1),
    }),
  ];
}
