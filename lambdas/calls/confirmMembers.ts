import * as confirmations from "#lambdas/domain/family/confirmations.ts";
import { handle } from "#lambdas/http/handle.ts";
import { confirmMembers } from "#shared/contract/family/confirmations.ts";

export const handler = handle(confirmMembers, (request, session) => confirmations.confirm(session, request));
