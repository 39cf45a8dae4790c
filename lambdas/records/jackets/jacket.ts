import { getMany } from "#lambdas/records/table/getMany.ts";
import { jacketKey } from "#lambdas/records/table/keys.ts";
import { check, get, type Key, type Write } from "#lambdas/records/table/table.ts";
import { isToTakeOut } from "#shared/model/jacket/endingText.ts";
import type { Ending, EntryKind } from "#shared/model/jacket/entry.ts";
import type { Role } from "#shared/model/role.ts";
import type { Place } from "#shared/rules/place.ts";
import { foundByPhone } from "./searchIndex.ts";
import type { Snapshot } from "./snapshot.ts";

/** An Eastern day. */
export interface RecordEnding {
  readonly reason: Ending;
  readonly day: string;
}

/** A version once or still open in a queue. */
export interface EntryVersion {
  readonly kind: EntryKind;
  /** Its position in the queue. */
  readonly opened: string;
  /** 1 for the first version, one more for each change. */
  readonly content: number;
  readonly removed?: boolean | undefined;
  /** Only with `removed`. */
  readonly ending?: RecordEnding | undefined;
}

export interface Receipt {
  readonly by: string;
  readonly role: Role;
  readonly at: string;
  readonly content: number;
}

export interface Transferred extends EntryVersion {
  readonly snapshot: Snapshot;
  readonly receipt: Receipt;
}

export interface Delivery {
  /** Its snapshot is in the queue's row only. */
  readonly open?: EntryVersion | undefined;
  readonly transferred?: Transferred | undefined;
  /** For taking a mark back. */
  readonly before?: Transferred | undefined;
  /** The newest, oldest first; the audit rows hold every one. */
  readonly receipts: readonly Receipt[];
}

export interface JacketDetails {
  readonly owner: string;
  readonly mid: string;
  readonly hid: string;
  readonly where: Place;
  /** See shared/rules/jacketNumber.ts; absent until there is room for its claim. */
  readonly number?: string | undefined;
  /** Ten digits. */
  readonly phone?: string | undefined;
  /** The newest version, the same for every department. */
  readonly content: number;
  /**
   * By department id, all in one row: a change at twelve households with four departments is one transaction
   * of at most 100 writes.
   */
  readonly deliveries: Readonly<Record<string, Delivery>>;
  readonly version: number;
}

/** A finished jacket expires. */
export type JacketRecord = JacketDetails &
  Key & {
    readonly expiresAt?: number;
    /** Keys of the deliveries, for a find by phone. */
    readonly departments: readonly string[];
  };

/** Then its department has no record. */
export const isTakenOut = ({ removed, ending }: EntryVersion): boolean =>
  removed === true && isToTakeOut({ Ending: ending?.reason });

/** Seconds a jacket is kept after its departments took it out. */
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

export const getJacket = (owner: string, mid: string, hid: string) => get<JacketRecord>(jacketKey(owner, mid, hid));

/** In no order, possibly a moment old; pairs may repeat. */
export function getJackets(pairs: readonly Pick<JacketDetails, "owner" | "mid" | "hid">[]): Promise<JacketRecord[]> {
  const keys = pairs.map(({ owner, mid, hid }) => jacketKey(owner, mid, hid));
  const distinct = new Map(keys.map((key) => [`${key.pk} ${key.sk}`, key]));
  return getMany<JacketRecord>([...distinct.values()]);
}

export const noJacket = (owner: string, mid: string, hid: string): Write =>
  check(jacketKey(owner, mid, hid), { ConditionExpression: "attribute_not_exists(pk)" });
