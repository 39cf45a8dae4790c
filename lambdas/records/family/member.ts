import { memberKey } from "#lambdas/records/table/keys.ts";
import { get, type Key, replace, update, type Write } from "#lambdas/records/table/table.ts";
import type { AuthorizationChoice, ConsentAct, Payed } from "#shared/model/member.ts";
import type { Person } from "#shared/model/personShapes.ts";
import { easternDayOf } from "#shared/rules/dates.ts";

/** Who allows a registration, by which version of the waiver. */
export interface Authorization {
  readonly choice: AuthorizationChoice;
  readonly waiver: string;
  readonly at: string;
}

export interface ConsentEvent {
  readonly act: ConsentAct;
  /** ISO time. */
  readonly at: string;
  readonly choice?: AuthorizationChoice;
  readonly waiver?: string;
}

export interface MemberDetails {
  readonly id: string;
  readonly owner: string;
  /** The facts as on the wire; `img` is a key of the bucket. */
  readonly person: Person;
  /** YYYY-MM-DD. */
  readonly photoDate: string;
  readonly payed: Payed;
  readonly orderId?: string | undefined;
  /** COMPLETE because a department pays, or paid until the grace period of `due` began. */
  readonly isSponsored?: boolean | undefined;
  /** The day an unpaid renewal lapses, YYYY-MM-DD. */
  readonly due?: string | undefined;
  readonly authorization?: Authorization | undefined;
  /** Oldest first; absent with the declaration alone. */
  readonly consents?: readonly ConsentEvent[] | undefined;
  /** An ISO time. */
  readonly withdrawn?: string | undefined;
  /** An ISO time, and a digest of the objecting address. */
  readonly objected?: { readonly at: string; readonly mailbox: string } | undefined;
  readonly toldMailbox?: string | undefined;
  /** The last news of the 18th birthday. */
  readonly adulthood?: { readonly day: string; readonly told: "SOON" | "NOW" } | undefined;
  /** The households to link after the payment. */
  readonly wanted?: readonly string[] | undefined;
  readonly homeCount: number;
  readonly matches: string;
  readonly created: string;
  /** The Eastern day of the last change or confirmation; absent before the first. */
  readonly confirmed?: string | undefined;
  /** Counts changes of the facts, from 1: the owner's `Version`. */
  readonly edition: number;
  /** Moves with the edition, with links and with payments. */
  readonly version: number;
}

export type MemberRecord = MemberDetails & Key;

export const memberRecord = (details: MemberDetails): MemberRecord => ({
  ...details,
  ...memberKey(details.owner, details.id),
});

/** An order pays, or is about to; a sponsored member costs the family nothing. */
export const isPaying = ({ payed, isSponsored }: Pick<MemberDetails, "payed" | "isSponsored">): boolean =>
  payed !== "PENDING" && !isSponsored;

/** The Eastern day of the family's last word. */
export const confirmedOf = ({ confirmed, created }: Pick<MemberDetails, "confirmed" | "created">): string =>
  confirmed ?? easternDayOf(new Date(created));

/** Moves the version, so an earlier reader cannot undo it. */
export const confirmOn = (member: MemberRecord, day: string): Write =>
  update(member, {
    UpdateExpression: "SET confirmed = :day ADD version :one",
    ConditionExpression: "version = :version",
    ExpressionAttributeValues: { ":day": day, ":one": 1, ":version": member.version },
  });

export const getMember = (owner: string, id: string) => get<MemberRecord>(memberKey(owner, id));

/** Moves the version, so earlier readers fail. */
export const countHomes = (member: MemberRecord, homeCount: number): Write =>
  update(member, {
    UpdateExpression: "SET homeCount = :homeCount ADD version :one",
    ConditionExpression: "version = :version",
    ExpressionAttributeValues: { ":homeCount": homeCount, ":one": 1, ":version": member.version },
  });

export const noteTold = (
  member: MemberRecord,
  told: Pick<MemberDetails, "toldMailbox"> | Pick<MemberDetails, "adulthood">,
): Write => replace({ ...member, ...told });
