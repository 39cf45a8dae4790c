import { type Medical, type MedicalFlag, medicalFlags } from "#shared/model/medical.ts";
import type { MemberDetails as MemberFields, Payed } from "#shared/model/member.ts";
import { memberKey } from "./keys.ts";
import { get, type Key } from "./table.ts";

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
  readonly orderId?: string | undefined;
  /** Who declared that this person may be registered, with the waiver's version and the time. */
  readonly authorization?: { choice: string; waiver: string; at: string } | undefined;
  readonly created: string;
  readonly version: number;
}

export type MemberRecord = MemberDetails & Key;

export const memberRecord = (details: MemberDetails): MemberRecord => ({
  ...details,
  ...memberKey(details.owner, details.id),
});

export const getMember = (owner: string, id: string) => get<MemberRecord>(memberKey(owner, id));

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
