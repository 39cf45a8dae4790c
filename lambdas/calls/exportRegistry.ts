import * as exports from "#lambdas/domain/registry/exports/exports.ts";
import { handle } from "#lambdas/http/handle.ts";
import { exportRegistry } from "#shared/contract/jackets/registryExports.ts";

export const handler = handle(exportRegistry, (request, session, { once }) => exports.begin(session, request, once));
