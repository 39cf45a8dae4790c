import * as confirmations from "#lambdas/domain/family/confirmations.ts";
import { handle } from "#lambdas/http/handle.ts";
import { confirmByLink } from "#shared/contract/family/confirmations.ts";

export const handler = handle(confirmByLink, ({ Link }) => confirmations.confirmByLink(Link));
