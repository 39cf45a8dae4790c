import { getMany } from "#lambdas/records/table/getMany.ts";
import { jacketKey } from "#lambdas/records/table/keys.ts";
import { check, get, type Key, type Write } from "#lambdas/records/table/table.ts";
import { isToTakeOut } from "#shared/model/jacket/endingText.ts";
import type { Ending, EntryKind } from "#shared/model/jacket/entry.ts";
import type { Role } from "#shared/model/role.ts";
import type { Place } from "#shared/rules/place.ts";
import { foundByPhone } from "./findable.ts";
import type { Snapshot } from "./snapshot.ts";

/** Why a record ended, and on which Eastern day. */
export interface RecordEnding {
  readonly reason: Ending;
  readonly day: string;
}

/** One version of a jacket that is or was open in a queue. */
export interface EntryVersion {
  readonly kind: EntryKind;
  /** When it was opened: its position in the queue. */
  readonly opened: string;
  /** The version of the content: 1 for the first, one higher for each change. */
  readonly content: number;
  /** Whether the record ended. */
  readonly removed?: boolean | undefined;
  /** With `removed`, and only with it. */
  readonly ending?: RecordEnding | undefined;
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

/** What one department has of a jacket, and what waits for it. */
export interface Delivery {
  /** The open entry; its snapshot is in the queue's row only. */
  readonly open?: EntryVersion | undefined;
  readonly transferred?: Transferred | undefined;
  /** The version transferred before, for an undone mark. */
  readonly before?: Transferred | undefined;
  /** The newest receipts, oldest first; the audit rows hold every one. */
  readonly receipts: readonly Receipt[];
}

/** One person at one household, for the departments that serve its place. */
export interface JacketDetails {
  readonly owner: string;
  readonly mid: string;
  readonly hid: string;
  readonly where: Place;
  /** What people call it by (shared/rules/jacketNumber.ts); absent until there is room for its claim. */
  readonly number?: string | undefined;
  /** The person's phone, ten digits; absent without one. */
  readonly phone?: string | undefined;
  /** The newest version, the same number for every department. */
  readonly content: number;
  /**
   * By the department's id. All stand in this one row: a change of a person at twelve households with four departments
   * each is one transaction of at most 100 writes.
   */
  readonly deliveries: Readonly<Record<string, Delivery>>;
  readonly version: number;
}

/** A jacket of no more use expires from the table. */
export type JacketRecord = JacketDetails &
  Key & {
    readonly expiresAt?: number;
    /** Those of the deliveries, for a find by phone. */
    readonly departments: readonly string[];
  };

/** Whether a version says that the record is to be taken out: a department that transferred it has none any more. */
export const isTakenOut = ({ removed, ending }: EntryVersion): boolean =>
  removed === true && isToTakeOut({ Ending: ending?.reason });

/** How long a jacket is kept after its departments were told to take it out, in seconds. */
export const keptSeconds = 90 * 24 * 60 * 60;

function endOf({ deliveries }: JacketDetails): number | undefined {
  const all = Object.values(deliveries);
  const told = all.flatMap(({ open, transferred }) =>
    open || !transferred || !isTakenOut(transferred) ? [] : [Date.parse(transferred.receipt.at)],
  );
  return told.length < all.length ? undefined : Math.floor(Math.max(...told) / 1000) + keptSeconds;
}

export function jacketRecord(details: JacketDetails): JacketRecord {
  const { owner, mid, hid, where, number, phone, content, deliveries, version } = details;
  const expiresAt = endOf(details);
  return {
    owner,
    mid,
    hid,
    where,
    number,
    phone,
    content,
    deliveries,
    version,
    departments: Object.keys(deliveries),
    ...(phone ? foundByPhone(phone, details) : {}),
    ...jacketKey(owner, mid, hid),
    ...(expiresAt === undefined ? {} : { expiresAt }),
  };
}

export const getJacket = (owner: string, mid: string, hid: string) =>
  get<JacketRecord>(jacketKey(owner, mid, hid));

/** The jackets of several pairs, possibly a moment old, in no order; a pair may be named twice. */
export function getJackets(
  pairs: readonly Pick<JacketDetails, "owner" | "mid" | "hid">[],
): Promise<JacketRecord[]> {
  const keys = pairs.map(({ owner, mid, hid }) => jacketKey(owner, mid, hid));
  const distinct = new Map(keys.map((key) => [`${key.pk} ${key.sk}`, key]));
  return getMany<JacketRecord>([...distinct.values()]);
}

/** Requires that this pair has no jacket. */
export const noJacket = (owner: string, mid: string, hid: string): Write =>
  check(jacketKey(owner, mid, hid), { ConditionExpression: "attribute_not_exists(pk)" });
