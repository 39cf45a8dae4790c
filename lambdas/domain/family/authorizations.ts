import type * as z from "zod/mini";
import type { MemberDetails } from "#lambdas/records/family/member.ts";
import type { authorizationRequest } from "#shared/model/member.ts";

type Declared = MemberDetails["authorization"];

/**
 * The declaration that a person may be registered, after a request. One that is not sent, or says the same of the same
 * waiver, stays with its time.
 */
export function declare(
  asked: z.output<typeof authorizationRequest> | undefined,
  at: string,
  before?: Declared,
): Declared {
  if (!asked) return before;
  const isSame = before?.choice === asked.Choice && before.waiver === asked.Waiver;
  return isSame ? before : { choice: asked.Choice, waiver: asked.Waiver, at };
}
