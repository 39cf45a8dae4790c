import * as exports from "#lambdas/domain/registry/exports/exports.ts";
import { handle } from "#lambdas/http/handle.ts";
import { readExport } from "#shared/contract/jackets/registryExports.ts";

export const handler = handle(readExport, (request, session) => exports.read(session, request));
