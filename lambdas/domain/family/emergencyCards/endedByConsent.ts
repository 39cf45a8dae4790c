import { consentsOf, isWithheld } from "#lambdas/records/family/consent.ts";
import type { OwnCardDetails } from "#lambdas/records/family/emergencyCard.ts";
import type { MemberDetails } from "#lambdas/records/family/member.ts";

const takenBack: readonly string[] = ["WITHDRAWN", "OBJECTED"];

/** Whether consent ended since the card was made. New consent does not revive it: the paper may be anywhere. */
export const endedByConsent = (member: MemberDetails, { made }: Pick<OwnCardDetails, "made">): boolean =>
  isWithheld(member) || consentsOf(member).some(({ act, at }) => takenBack.includes(act) && at > made);
