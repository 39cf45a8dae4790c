import * as memberEdits from "#lambdas/domain/family/memberEdits.ts";
import { handle } from "#lambdas/http/handle.ts";
import { updateMember } from "#shared/contract/members.ts";

export const handler = handle(updateMember, async (request, session) => ({
  Member: await memberEdits.update(session, request),
}));
