import * as z from "zod/mini";
import { call } from "#shared/contract/call.ts";
import { hour, signInAgainLimits } from "#shared/contract/limits.ts";
import { nextPage, page } from "#shared/fields/paging.ts";
import { signInAgain } from "#shared/fields/signInAgain.ts";
import { ownData } from "#shared/model/ownData.ts";

/**
 * In parts: add up the lists of all answers. `NextCursor` works for 15 minutes, without the password. The first part
 * has the account.
 */
export const downloadData = call({
  method: "POST",
  path: "/account/data",
  callers: ["USER"],
  uses: [
    "records:get",
    "records:getMany",
    "records:query",
    "records:update",
    "photos:read",
    "audit",
    "identity:signIn",
    "identity:signOut",
    "mail",
  ],
  limits: [...signInAgainLimits, { by: ["account"], times: 200, seconds: hour }],
  request: z.strictObject({ Password: z.optional(signInAgain.Password), Code: signInAgain.Code, Cursor: page.Cursor }),
  response: z.object({ ...ownData.shape, ...nextPage }),
});
