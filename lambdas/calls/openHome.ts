import * as openedHome from "#lambdas/domain/registry/openedHome.ts";
import { handle } from "#lambdas/http/handle.ts";
import { openHome } from "#shared/contract/jackets/registry.ts";

export const handler = handle(openHome, (request, session) => openedHome.open(session, request));
