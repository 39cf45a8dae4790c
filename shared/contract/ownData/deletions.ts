import * as z from "zod/mini";
import { call } from "#shared/contract/call.ts";
import { signInAgainLimits } from "#shared/contract/limits.ts";
import { signInAgain } from "#shared/fields/signInAgain.ts";
import { account } from "#shared/model/account.ts";
import { deletionWord } from "#shared/rules/account/deletion.ts";

export const requestDeletion = call({
  method: "POST",
  path: "/account/deletion",
  callers: ["USER"],
  uses: ["records:get", "records:put", "records:update", "audit", "identity:signIn", "identity:signOut", "mail"],
  limits: signInAgainLimits,
  request: z.strictObject({
    ...signInAgain,
    Confirmation: z.string().check(
      z.trim(),
      z.toUpperCase(),
      z.refine((text) => text === deletionWord, `Please type ${deletionWord}`),
    ),
  }),
  response: z.object({ Account: account }),
});

export const undoDeletion = call({
  method: "POST",
  path: "/account/deletion/undo",
  callers: ["USER"],
  uses: ["records:get", "records:put", "records:delete", "audit", "mail"],
  request: z.strictObject({}),
  response: z.object({ Account: account }),
});
