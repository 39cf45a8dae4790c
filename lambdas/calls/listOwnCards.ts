import * as ownCards from "#lambdas/domain/jackets/finding/ownCards.ts";
import { handle } from "#lambdas/http/handle.ts";
import { listOwnCards } from "#shared/contract/members.ts";

export const handler = handle(listOwnCards, (request, session) => ownCards.list(session, request));
