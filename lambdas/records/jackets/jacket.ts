import { jacketKey } from "#lambdas/records/table/keys.ts";
import { check, get, type Key, type Write } from "#lambdas/records/table/table.ts";
import type { EntryKind } from "#shared/model/entry.ts";
import type { Role } from "#shared/model/role.ts";
import type { Place } from "#shared/rules/place.ts";
import { readSnapshot, type Snapshot } from "./snapshot.ts";

/** One version of a jacket that is or was open in a queue. */
export interface EntryVersion {
  readonly kind: EntryKind;
  /** When it was opened: its position in the queue. */
  readonly opened: string;
  /** The version of the content: 1 for the first, one higher for each change. */
  readonly content: number;
  /** Whether the person is no longer at this address. */
  readonly removed?: boolean | undefined;
}

/** Proof that a version was transferred. */
export interface Receipt {
  readonly by: string;
  readonly role: Role;
  readonly at: string;
  readonly content: number;
}

/** The version that a department transferred last, with its receipt. */
export interface Transferred extends EntryVersion {
  readonly snapshot: Snapshot;
  readonly receipt: Receipt;
}

/** One person at one household, for the department of its city. */
export interface JacketDetails {
  readonly owner: string;
  readonly mid: string;
  readonly hid: string;
  readonly where: Place;
  /** What people call it by (shared/rules/jacketNumber.ts); absent in rows from before there were numbers. */
  readonly number?: string | undefined;
  /** The newest version, open or transferred. */
  readonly content: number;
  /** The open entry; its snapshot is in the queue's row only. */
  readonly open?: EntryVersion | undefined;
  readonly transferred?: Transferred | undefined;
  /** The version transferred before, for an undone mark. */
  readonly before?: Transferred | undefined;
  /** The newest receipts, oldest first; the audit rows hold every one. */
  readonly receipts: readonly Receipt[];
  readonly version: number;
}

/** A jacket of no more use expires from the table. */
export type JacketRecord = JacketDetails & Key & { expiresAt?: number };

/** How long a jacket is kept after its department was told that the person left, in seconds. */
const keptSeconds = 90 * 24 * 60 * 60;

function endOf({ open, transferred }: JacketDetails): number | undefined {
  if (open || !transferred?.removed) return undefined;
  return Math.floor(Date.parse(transferred.receipt.at) / 1000) + keptSeconds;
}

export function jacketRecord(details: JacketDetails): JacketRecord {
  const { owner, mid, hid, where, number, content, open, transferred, before, receipts, version } = details;
  const expiresAt = endOf(details);
  return {
    ...{ owner, mid, hid, where, number, content, open, transferred, before, receipts, version },
    ...jacketKey(owner, mid, hid),
    ...(expiresAt === undefined ? {} : { expiresAt }),
  };
}

const readTransferred = (stored: Transferred | undefined): Transferred | undefined =>
  stored && { ...stored, snapshot: readSnapshot(stored.snapshot) };

/** A stored row in the current shape. */
export function readJacket(stored: JacketRecord): JacketRecord {
  const transferred = readTransferred(stored.transferred);
  const before = readTransferred(stored.before);
  return { ...stored, ...(transferred ? { transferred } : {}), ...(before ? { before } : {}) };
}

export async function getJacket(owner: string, mid: string, hid: string): Promise<JacketRecord | undefined> {
  const stored = await get<JacketRecord>(jacketKey(owner, mid, hid));
  return stored && readJacket(stored);
}

/** Requires that this pair has no jacket. */
export const noJacket = (owner: string, mid: string, hid: string): Write =>
  check(jacketKey(owner, mid, hid), { ConditionExpression: "attribute_not_exists(pk)" });
