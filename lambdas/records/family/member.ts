import { memberKey } from "#lambdas/records/table/keys.ts";
import { get, type Key, replace, update, type Write } from "#lambdas/records/table/table.ts";
import type { AuthorizationChoice, Payed } from "#shared/model/member.ts";
import type { Person } from "#shared/model/personShapes.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import type { ConsentEvent } from "./ConsentEvent.ts";

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
  /** COMPLETE because a department pays, or paid until the grace period of `due` began. */
  readonly isSponsored?: boolean | undefined;
  /** While the payment is due: the day on which they wait for payment again, YYYY-MM-DD. */
  readonly due?: string | undefined;
  /** The newest declaration. */
  readonly authorization?: Authorization | undefined;
  /** What was said about consent, oldest first; absent while the declaration is all: consentsOf. */
  readonly consents?: readonly ConsentEvent[] | undefined;
  /** Since when their family's consent is withdrawn, an ISO time. */
  readonly withdrawn?: string | undefined;
  /** Since when they object to being registered, an ISO time, and a digest of the address that said so. */
  readonly objected?: { readonly at: string; readonly mailbox: string } | undefined;
  /** A digest of the address that was told of the registration. */
  readonly toldMailbox?: string | undefined;
  /** What the family was told about the 18th birthday on a day. */
  readonly adulthood?: { readonly day: string; readonly told: "SOON" | "NOW" } | undefined;
  /** The households where they are to live once the payment is complete; then these are links. */
  readonly wanted?: readonly string[] | undefined;
  /** How many households they are linked to. */
  readonly homeCount: number;
  /** The partition where the same person is found in other accounts. */
  readonly matches: string;
  readonly created: string;
  /** The Eastern day on which the family last changed or confirmed the facts; absent before a first time. */
  readonly confirmed?: string | undefined;
  /** Counts changes of the facts, from 1: the `Version` of a member's owner. */
  readonly edition: number;
  /** Moves with the edition, with links and with payments. */
  readonly version: number;
}

export type MemberRecord = MemberDetails & Key;

export const memberRecord = (details: MemberDetails): MemberRecord => ({
  ...details,
  ...memberKey(details.owner, details.id),
});

/** Whether an order pays for a member, or is about to. A sponsored one costs their family nothing. */
export const isPaying = ({ payed, isSponsored }: Pick<MemberDetails, "payed" | "isSponsored">): boolean =>
  payed !== "PENDING" && !isSponsored;

/** The Eastern day of the family's last word: registered, changed or confirmed. */
export const confirmedOf = ({ confirmed, created }: Pick<MemberDetails, "confirmed" | "created">): string =>
  confirmed ?? easternDayOf(new Date(created));

/** Notes that the family confirmed the facts on a day, and moves their version: no write of before takes it back. */
export const confirmOn = (member: MemberRecord, day: string): Write =>
  update(member, {
    UpdateExpression: "SET confirmed = :day ADD version :one",
    ConditionExpression: "version = :version",
    ExpressionAttributeValues: { ":day": day, ":one": 1, ":version": member.version },
  });

export const getMember = (owner: string, id: string) => get<MemberRecord>(memberKey(owner, id));

/**
 * Counts the households of a member who gets or loses a link, and moves their version: other requests that read them
 * before fail.
 */
export const countHomes = (member: MemberRecord, homeCount: number): Write =>
  update(member, {
    UpdateExpression: "SET homeCount = :homeCount ADD version :one",
    ConditionExpression: "version = :version",
    ExpressionAttributeValues: { ":homeCount": homeCount, ":one": 1, ":version": member.version },
  });

/** Notes what was told about a member's consent, in the version that was read. */
export const noteTold = (
  member: MemberRecord,
  told: Pick<MemberDetails, "toldMailbox"> | Pick<MemberDetails, "adulthood">,
): Write => replace({ ...member, ...told });
