import { lookUp } from "#lambdas/domain/common/cityLookup.ts";
import { handle } from "#lambdas/http/handle.ts";
import { findLocations } from "#shared/contract/locations.ts";

export const handler = handle(findLocations, (request) => lookUp(request));
