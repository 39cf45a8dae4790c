import * as members from "#lambdas/domain/family/members.ts";
import { handle } from "#lambdas/http/handle.ts";
import { createMember } from "#shared/contract/members.ts";

export const handler = handle(createMember, async (request, session, { once }) => ({
  Member: await members.create(session, request, once),
}));
