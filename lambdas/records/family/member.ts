import { env } from "#lambdas/env.ts";
import { memberKey } from "#lambdas/records/table/keys.ts";
import { get, type Key, type Write } from "#lambdas/records/table/table.ts";
import { type Medical, type MedicalFlag, medicalFlags } from "#shared/model/medical.ts";
import type { MemberDetails as MemberFields, Payed } from "#shared/model/member.ts";

/** What is stored of a person. The photo is a key of the bucket; only the flags that are set are kept. */
export interface MemberDetails {
  readonly id: string;
  readonly owner: string;
  readonly first: string;
  readonly last: string;
  readonly sex: MemberFields["Sex"];
  readonly dob: string;
  readonly feet: number;
  readonly inches: number;
  readonly weight: string;
  readonly photo: string;
  /** The day on which this photo was given, YYYY-MM-DD. */
  readonly photoDate: string;
  readonly mail?: string | undefined;
  readonly phone?: string | undefined;
  readonly additional?: string | undefined;
  readonly flags: readonly MedicalFlag[];
  readonly otherText?: string | undefined;
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

export const getMember = (owner: string, id: string) => get<MemberRecord>(memberKey(owner, id));

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

/** The flags and text to store for a checklist. */
export function storeMedical(medical: Medical = {}) {
  return {
    flags: medicalFlags.filter((flag) => medical[flag]),
    otherText: medical.Other ? medical.OtherText || undefined : undefined,
  };
}

/** The stored flags as a checklist; the text of "Other" is added by those who may show it. */
export function showFlags(flags: readonly MedicalFlag[]): Partial<Record<MedicalFlag, boolean>> {
  return Object.fromEntries(flags.map((flag) => [flag, true]));
}
