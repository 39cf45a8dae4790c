import * as savedAreas from "#lambdas/domain/registry/savedAreas.ts";
import { handle } from "#lambdas/http/handle.ts";
import { deleteArea } from "#shared/contract/jackets/registryAreas.ts";

export const handler = handle(deleteArea, async (request, session) => {
  await savedAreas.remove(session, request);
  return {};
});
