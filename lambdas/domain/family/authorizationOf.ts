import type { Authorization } from "#lambdas/records/family/member.ts";
import type { AuthorizationRequest } from "#shared/model/member.ts";

/** An authorization as stored, with the time of its request. */
export const authorizationOf = ({ Choice, Waiver }: AuthorizationRequest, at: string): Authorization => ({
  choice: Choice,
  waiver: Waiver,
  at,
});
