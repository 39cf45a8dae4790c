import { VisibleError } from "#lambdas/errors.ts";
import type { HouseholdDetails } from "#lambdas/records/family/household.ts";
import type { MemberDetails } from "#lambdas/records/family/member.ts";
import {
  type EntryVersion,
  type JacketDetails,
  type JacketRecord,
  jacketRecord,
  type Receipt,
} from "#lambdas/records/jackets/jacket.ts";
import { insertEntry, type QueueDetails, removeEntry, replaceEntry } from "#lambdas/records/jackets/queue.ts";
import type { Snapshot } from "#lambdas/records/jackets/snapshot.ts";
import { keyedDigestOf } from "#lambdas/records/table/digest.ts";
import { insert, remove, replace, type Write } from "#lambdas/records/table/table.ts";
import { factList, showPerson } from "#shared/model/personShapes.ts";
import { changesSince } from "./jacketChanges.ts";

// The changes of a jacket's entry. Each function returns the writes to the jacket and to the row of the queue, for
// one transaction.

/** The digests of a member's sealed texts. The id is in them: two people's equal door codes differ. */
function digestsOf({ id, person }: MemberDetails): Record<string, string> {
  const sealed = factList.flatMap(([name, { sealed }]) =>
    sealed ? [[name, sealed.text(person)] as const] : [],
  );
  return Object.fromEntries(
    sealed.map(([name, text]) => [name, text ? keyedDigestOf(`${id}\n${text}`) : ""]),
  );
}

/** The card of a member at a household. */
export const snapshotOf = (
  member: MemberDetails,
  { address, description, noteVersion }: HouseholdDetails,
): Snapshot => ({
  person: showPerson(member.person),
  address,
  // A note without a version was written before departments read notes: for the family alone.
  note: noteVersion === undefined ? undefined : description,
  registered: member.created,
  declared: member.authorization?.at ?? "",
  sealed: digestsOf(member),
});

/** The content of a new version. */
interface Content {
  readonly snapshot: Snapshot;
  readonly removed?: true;
}

/** The row of an entry, with the changes since the department's last transfer. */
function inQueue(jacket: JacketDetails, entry: EntryVersion, snapshot: Snapshot): QueueDetails {
  const { owner, mid, hid, where, number, transferred } = jacket;
  const row = { ...entry, owner, mid, hid, where, number, snapshot };
  // For a person who left, the removal is the only news.
  return transferred && !entry.removed ? { ...row, changes: changesSince(transferred, snapshot) } : row;
}

const nextVersion = (jacket: JacketDetails, { removed }: Content) => ({
  content: jacket.content + 1,
  ...(removed ? { removed } : {}),
});

const rewrite = (jacket: JacketDetails): Write => replace(jacketRecord(jacket));

/** Creates a jacket with its first version. */
export function begin(member: MemberDetails, household: HouseholdDetails, number?: string): Write[] {
  const { City, State } = household.address;
  const entry: EntryVersion = { kind: "NEW", opened: new Date().toISOString(), content: 1 };
  const jacket: JacketDetails = {
    owner: member.owner,
    mid: member.id,
    hid: household.id,
    where: { City, State },
    number,
    content: entry.content,
    open: entry,
    receipts: [],
    version: 1,
  };
  return [insert(jacketRecord(jacket)), insertEntry(inQueue(jacket, entry, snapshotOf(member, household)))];
}

/** Opens an entry: New for a department that never transferred this jacket, otherwise Updated. */
function open(jacket: JacketRecord, content: Content): Write[] {
  const kind = jacket.transferred ? "UPDATED" : "NEW";
  const entry: EntryVersion = { kind, opened: new Date().toISOString(), ...nextVersion(jacket, content) };
  return [
    insertEntry(inQueue(jacket, entry, content.snapshot)),
    rewrite({ ...jacket, content: entry.content, open: entry }),
  ];
}

/** Puts a newer version in place of the open one, which keeps its position: it has waited since then. */
function replaceOpen(jacket: JacketRecord, waiting: EntryVersion, content: Content): Write[] {
  const { kind, opened } = waiting;
  const entry: EntryVersion = { kind, opened, ...nextVersion(jacket, content) };
  return [
    replaceEntry(inQueue(jacket, entry, content.snapshot), waiting.content),
    rewrite({ ...jacket, content: entry.content, open: entry }),
  ];
}

/** Writes a new version into the open entry, or opens one. */
export const upsertEntry = (jacket: JacketRecord, content: Content): Write[] =>
  jacket.open ? replaceOpen(jacket, jacket.open, content) : open(jacket, content);

/** Takes the open entry out of the queue; a jacket that was never transferred goes with it. */
export function withdraw(jacket: JacketRecord, waiting: EntryVersion): Write[] {
  const { open: _gone, ...kept } = jacket;
  return [
    removeEntry({ ...jacket, ...waiting }),
    jacket.transferred ? rewrite({ ...kept, content: jacket.content + 1 }) : remove(jacket),
  ];
}

const mostReceipts = 20;

/** Marks an entry: it leaves the queue, and the jacket keeps the transferred version with its receipt. */
export function transfer(jacket: JacketRecord, entry: QueueDetails, receipt: Receipt): Write[] {
  const { open: _done, transferred: before, ...kept } = jacket;
  const { kind, opened, content, removed, snapshot } = entry;
  const transferred = { kind, opened, content, ...(removed ? { removed } : {}), snapshot, receipt };
  const receipts = [...jacket.receipts, receipt].slice(-mostReceipts);
  return [removeEntry(entry), rewrite({ ...kept, transferred, before, receipts })];
}

const lastOnly = () => new VisibleError("UNDO_NOT_LAST", "Only the last mark of a jacket can be taken back.");

/**
 * Takes the last mark back: the entry returns to its position, and the receipt is gone. Refuses a second one
 * in a row: the version transferred before that is not kept, so the department would seem never to have had
 * the jacket.
 */
export function restore(jacket: JacketRecord): Write[] {
  const { transferred, before, ...kept } = jacket;
  if (!transferred) return [];
  if (transferred.kind === "UPDATED" && !before) throw lastOnly();
  const { receipt: _taken, snapshot, ...entry } = transferred;
  const earlier = { ...kept, transferred: before, receipts: jacket.receipts.slice(0, -1) };
  return [insertEntry(inQueue(earlier, entry, snapshot)), rewrite({ ...earlier, open: entry })];
}
