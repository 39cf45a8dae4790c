import * as objections from "#lambdas/domain/family/consent/objections.ts";
import { handle } from "#lambdas/http/handle.ts";
import { readObjection } from "#shared/contract/family/consents.ts";

export const handler = handle(readObjection, ({ Token }) => objections.read(Token));
