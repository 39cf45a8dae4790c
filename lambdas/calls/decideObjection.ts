import * as objections from "#lambdas/domain/family/consent/objections.ts";
import { handle } from "#lambdas/http/handle.ts";
import { decideObjection } from "#shared/contract/family/consents.ts";

export const handler = handle(decideObjection, ({ Token, Objects }) => objections.decide(Token, Objects));
