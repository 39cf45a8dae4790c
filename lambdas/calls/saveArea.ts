import * as savedAreas from "#lambdas/domain/registry/savedAreas.ts";
import { handle } from "#lambdas/http/handle.ts";
import { saveArea } from "#shared/contract/jackets/registryAreas.ts";

export const handler = handle(saveArea, (request, session, { once }) => savedAreas.save(session, request, once));
