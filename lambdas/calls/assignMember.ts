import * as links from "#lambdas/domain/family/links.ts";
import { handle } from "#lambdas/http/handle.ts";
import { assignMember } from "#shared/contract/households.ts";

export const handler = handle(assignMember, async (request, session) => ({
  LinkRecord: { ID: await links.assign(session, request) },
}));
