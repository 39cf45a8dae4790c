import { env } from "#lambdas/env.ts";
import { jacketKey } from "#lambdas/records/table/keys.ts";
import { get, type Key, type Write } from "#lambdas/records/table/table.ts";
import type { EntryKind } from "#shared/model/entry.ts";
import type { Role } from "#shared/model/role.ts";
import type { Place } from "#shared/rules/place.ts";
import { readSnapshot, type Snapshot } from "./snapshot.ts";

/** One version of a jacket's content that waits in a queue, or did. */
export interface EntryVersion {
  readonly kind: EntryKind;
  /** The time since which it waits, which is its place in the queue. */
  readonly opened: string;
  /** The version of the content: 1 for the first, one higher for each change. */
  readonly content: number;
  /** Whether the person is no longer at this address. */
  readonly removed?: boolean | undefined;
}

/** That a version was transferred: by whom and when. */
export interface Receipt {
  readonly by: string;
  readonly role: Role;
  readonly at: string;
  readonly content: number;
}

/** What a department has of a jacket: the version that it transferred last, with its receipt. */
export interface Transferred extends EntryVersion {
  readonly snapshot: Snapshot;
  readonly receipt: Receipt;
}

/** What is stored of one person at one household for the department of its city. */
export interface JacketDetails {
  readonly owner: string;
  readonly mid: string;
  readonly hid: string;
  readonly where: Place;
  /** The version of the newest content, open or transferred. */
  readonly content: number;
  /** The entry that waits in the queue; its snapshot stands in the queue's row alone. */
  readonly open?: EntryVersion | undefined;
  readonly transferred?: Transferred | undefined;
  /** The one transferred before, for a mark that is taken back. */
  readonly before?: Transferred | undefined;
  /** The newest receipts, oldest first; the audit rows hold every one. */
  readonly receipts: readonly Receipt[];
  readonly version: number;
}

/** A jacket that is of no more use leaves the table by itself. */
export type JacketRecord = JacketDetails & Key & { expiresAt?: number };

/** How long a jacket is kept of which the department knows that the person left, in seconds. */
const keptSeconds = 90 * 24 * 60 * 60;

function endOf({ open, transferred }: JacketDetails): number | undefined {
  if (open || !transferred?.removed) return undefined;
  return Math.floor(Date.parse(transferred.receipt.at) / 1000) + keptSeconds;
}

export function jacketRecord(details: JacketDetails): JacketRecord {
  const { owner, mid, hid, where, content, open, transferred, before, receipts, version } = details;
  const expiresAt = endOf(details);
  return {
    ...{ owner, mid, hid, where, content, open, transferred, before, receipts, version },
    ...jacketKey(owner, mid, hid),
    ...(expiresAt === undefined ? {} : { expiresAt }),
  };
}

const readTransferred = (stored: Transferred | undefined): Transferred | undefined =>
  stored && { ...stored, snapshot: readSnapshot(stored.snapshot) };

/** A jacket's row as it is stored, in today's shape. */
export function readJacket(stored: JacketRecord): JacketRecord {
  const transferred = readTransferred(stored.transferred);
  const before = readTransferred(stored.before);
  return { ...stored, ...(transferred ? { transferred } : {}), ...(before ? { before } : {}) };
}

export async function getJacket(owner: string, mid: string, hid: string): Promise<JacketRecord | undefined> {
  const stored = await get<JacketRecord>(jacketKey(owner, mid, hid));
  return stored && readJacket(stored);
}

/** That there is no jacket of this pair: nothing is written. */
export function noJacket(owner: string, mid: string, hid: string): Write {
  return {
    write: {
      ConditionCheck: {
        TableName: env.table,
        Key: jacketKey(owner, mid, hid),
        ConditionExpression: "attribute_not_exists(pk)",
      },
    },
  };
}
