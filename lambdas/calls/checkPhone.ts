import * as phones from "#lambdas/domain/accounts/phones.ts";
import { handle } from "#lambdas/http/handle.ts";
import { checkPhone } from "#shared/contract/accounts.ts";

export const handler = handle(checkPhone, async ({ Cell }) => ({ isAvail: await phones.isFree(Cell) }));
