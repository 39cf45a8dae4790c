import { readNamedArea } from "#lambdas/domain/registry/area/readNamedArea.ts";
import { handle } from "#lambdas/http/handle.ts";
import { readArea } from "#shared/contract/jackets/registry.ts";

export const handler = handle(readArea, ({ Area }) => readNamedArea(Area));
