import * as registry from "#lambdas/domain/registry/registry.ts";
import { handle } from "#lambdas/http/handle.ts";
import { countRegistry } from "#shared/contract/registry.ts";

export const handler = handle(countRegistry, (request, session) => registry.count(session, request));
