import * as registry from "#lambdas/domain/registry/registry.ts";
import { handle } from "#lambdas/http/handle.ts";
import { listRegistry } from "#shared/contract/registry.ts";

export const handler = handle(listRegistry, (request, session) => registry.list(session, request));
