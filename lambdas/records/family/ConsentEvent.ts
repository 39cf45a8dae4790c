import type { AuthorizationChoice, ConsentAct } from "#shared/model/member.ts";

/** Something that was said about sharing a person's record. */
export interface ConsentEvent {
  readonly act: ConsentAct;
  /** ISO time. */
  readonly at: string;
  /** Of consent that was given. */
  readonly choice?: AuthorizationChoice;
  readonly waiver?: string;
}
