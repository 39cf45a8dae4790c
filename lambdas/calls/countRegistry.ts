import * as planningCounts from "#lambdas/domain/registry/planningCounts.ts";
import { handle } from "#lambdas/http/handle.ts";
import { countRegistry } from "#shared/contract/jackets/registry.ts";

export const handler = handle(countRegistry, (request, session) => planningCounts.count(session, request));
