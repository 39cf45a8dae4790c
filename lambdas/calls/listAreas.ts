import * as savedAreas from "#lambdas/domain/registry/savedAreas.ts";
import { handle } from "#lambdas/http/handle.ts";
import { listAreas } from "#shared/contract/jackets/registryAreas.ts";

export const handler = handle(listAreas, (request, session) => savedAreas.list(session, request));
