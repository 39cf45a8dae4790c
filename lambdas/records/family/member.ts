import { env } from "#lambdas/env.ts";
import { isEarlier, upgradePerson } from "#lambdas/records/earlier/earlierPerson.ts";
import { memberKey } from "#lambdas/records/table/keys.ts";
import { get, type Key, type Write } from "#lambdas/records/table/table.ts";
import type { Payed } from "#shared/model/member.ts";
import type { Person } from "#shared/model/personShapes.ts";

/** A member as stored. */
export interface MemberDetails {
  readonly id: string;
  readonly owner: string;
  /** The facts in their wire shape; `img` is a key of the bucket. */
  readonly person: Person;
  /** The day on which the photo was given, YYYY-MM-DD. */
  readonly photoDate: string;
  readonly payed: Payed;
  /** The order that pays, or paid, for them. */
  readonly orderId?: string | undefined;
  /** While the payment is due: the day on which they wait for payment again, YYYY-MM-DD. */
  readonly due?: string | undefined;
  /** Who declared that this person may be registered, with the waiver's version and the time. */
  readonly authorization?: { choice: string; waiver: string; at: string } | undefined;
  readonly created: string;
  /** How often what is said of the person changed, and one; absent in rows from before it was counted: editionOf. */
  readonly edition?: number;
  /** Moves with the edition, and also with links and payments. */
  readonly version: number;
}

export type MemberRecord = MemberDetails & Key;

export const memberRecord = (details: MemberDetails): MemberRecord => ({
  ...details,
  ...memberKey(details.owner, details.id),
});

/** 1, and one more for each change of what is said of the person: what their owner's `Version` means. */
export const editionOf = ({ edition = 1 }: MemberDetails): number => edition;

/** A member's row as it is stored, in today's shape. */
export function readMember(stored: MemberRecord): MemberRecord {
  if (!isEarlier(stored)) return stored;
  const { person, rest } = upgradePerson(stored);
  // A function of before may have changed a row of today: what it wrote beside `person` is newer.
  return { ...rest, person } as MemberRecord;
}

export async function getMember(owner: string, id: string): Promise<MemberRecord | undefined> {
  const stored = await get<MemberRecord>(memberKey(owner, id));
  return stored && readMember(stored);
}

/**
 * Moves a member's version on, from the one that was read, without another change: for a new link, so that
 * nobody who read the member before it writes over what they did not see.
 */
export function touchMember({ pk, sk, version }: MemberRecord): Write {
  return {
    write: {
      Update: {
        TableName: env.table,
        Key: { pk, sk },
        UpdateExpression: "ADD version :one",
        ConditionExpression: "version = :version",
        ExpressionAttributeValues: { ":one": 1, ":version": version },
      },
    },
  };
}
