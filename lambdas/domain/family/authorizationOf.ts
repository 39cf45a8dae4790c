import type { Authorization } from "#lambdas/records/family/member.ts";
import type { AuthorizationRequest } from "#shared/model/member.ts";

export const authorizationOf = ({ Choice, Waiver }: AuthorizationRequest, at: string): Authorization => ({
  choice: Choice,
  waiver: Waiver,
  at,
});
