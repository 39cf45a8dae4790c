import { isEarlier, upgradePerson } from "#lambdas/records/earlier/earlierPerson.ts";
import { memberKey } from "#lambdas/records/table/keys.ts";
import { get, type Key, update, type Write } from "#lambdas/records/table/table.ts";
import type { AuthorizationChoice, Payed } from "#shared/model/member.ts";
import type { Person } from "#shared/model/personShapes.ts";

/** The declaration that a person may be registered, with the version of the accepted waiver and the time. */
export interface Authorization {
  readonly choice: AuthorizationChoice;
  readonly waiver: string;
  readonly at: string;
}

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
  /** Never changed once it is there. */
  readonly authorization?: Authorization | undefined;
  readonly created: string;
  /** Counts changes of the facts, from 1; absent in rows from before it was counted: editionOf. */
  readonly edition?: number;
  /** Moves with the edition, with links and with payments. */
  readonly version: number;
}

export type MemberRecord = MemberDetails & Key;

export const memberRecord = (details: MemberDetails): MemberRecord => ({
  ...details,
  ...memberKey(details.owner, details.id),
});

/** The `Version` of a member's owner: 1, and one more for each change of the facts. */
export const editionOf = ({ edition = 1 }: MemberDetails): number => edition;

/** A stored row in the current shape. */
export function readMember(stored: MemberRecord): MemberRecord {
  if (!isEarlier(stored)) return stored;
  const { person, rest } = upgradePerson(stored);
  // A function of the former release may have changed a current row: its attributes beside `person` are newer.
  return { ...rest, person } as MemberRecord;
}

export async function getMember(owner: string, id: string): Promise<MemberRecord | undefined> {
  const stored = await get<MemberRecord>(memberKey(owner, id));
  return stored && readMember(stored);
}

/** Moves the version of a member who gets a link: other requests that read them before fail. */
export const touchMember = (member: MemberRecord): Write =>
  update(member, {
    UpdateExpression: "ADD version :one",
    ConditionExpression: "version = :version",
    ExpressionAttributeValues: { ":one": 1, ":version": member.version },
  });
