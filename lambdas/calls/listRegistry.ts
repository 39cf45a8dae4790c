import * as homeList from "#lambdas/domain/registry/homeList.ts";
import { handle } from "#lambdas/http/handle.ts";
import { listRegistry } from "#shared/contract/jackets/registry.ts";

export const handler = handle(listRegistry, (request, session) => homeList.list(session, request));
