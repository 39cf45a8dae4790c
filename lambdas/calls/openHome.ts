import * as registry from "#lambdas/domain/registry/registry.ts";
import { handle } from "#lambdas/http/handle.ts";
import { openHome } from "#shared/contract/registry.ts";

export const handler = handle(openHome, (request, session) => registry.open(session, request));
