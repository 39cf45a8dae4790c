import type { AuthorizationChoice, ConsentAct } from "#shared/model/member.ts";

export interface ConsentEvent {
  readonly act: ConsentAct;
  /** ISO time. */
  readonly at: string;
  readonly choice?: AuthorizationChoice;
  readonly waiver?: string;
}
