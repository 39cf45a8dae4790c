import * as memberLists from "#lambdas/domain/family/memberLists.ts";
import { handle } from "#lambdas/http/handle.ts";
import { listMembers } from "#shared/contract/members.ts";

export const handler = handle(listMembers, (request, session) => memberLists.list(session, request));
