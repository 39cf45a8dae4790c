import * as z from "zod/mini";
import { anyPassword, email, newPassword, secondFactorCode, verificationCode } from "#shared/fields/account.ts";
import { dateOfBirth } from "#shared/fields/body.ts";
import { call, everyone } from "./call.ts";
import { ceilings, day, hour, passwordLimits } from "./limits.ts";
import { each } from "./uses/uses.ts";

const message = z.object({ Message: z.string() });

export const requestPasswordReset = call({
  method: "POST",
  path: "/pass/reset/request",
  callers: "anyone",
  uses: [...each(["EMAIL", "SESSION"], "get"), ...each(["RESET", "OUTBOX"], "put"), "mail"],
  limits: [
    // So few by the address alone would let a stranger use them up for its owner.
    { by: ["Email", "network"], times: 5, seconds: hour },
    { by: ["Email", "network"], times: 15, seconds: day },
    // For a mailbox, however many ask.
    { by: ["Email"], times: 20, seconds: hour },
    { by: ["Email"], times: 60, seconds: day },
    { by: ["address"], times: 20, seconds: hour },
    { by: ["address"], times: 60, seconds: day },
    { by: ["network"], times: 60, seconds: hour },
    { by: ["network"], times: 200, seconds: day },
    ...ceilings(1_000, 4_000),
  ],
  request: z.strictObject({ Email: email() }),
  response: message,
});

/**
 * While the mailbox is not proven, a mailed link also needs a texted code (RESET_CODE_REQUIRED), or without a
 * number a birth date of its people (RESET_BIRTH_DATE_REQUIRED).
 */
export const resetPassword = call({
  method: "POST",
  path: "/pass/reset",
  callers: "anyone",
  uses: [
    ...each(["RESET", "U", "DRAFT"], "get"),
    "records:query(U)",
    ...each(["U", "RESET", "CODE", "KNOWN", "DRAFT"], "put"),
    ...each(["U", "CODE"], "update"),
    ...each(["RESET", "U", "CODE"], "delete"),
    "credentials:set",
    "identity:signOutEverywhere",
    "mail",
    "texts",
  ],
  limits: [{ by: ["address"], times: 20, seconds: 3_600 }],
  request: z.strictObject({
    ID: z.string().check(z.maxLength(200)),
    Password: newPassword,
    Code: z.optional(verificationCode),
    Dob: z.optional(dateOfBirth()),
  }),
  response: message,
});

/** Ends every other sign-in. With a second step it needs its Code (SECOND_FACTOR_REQUIRED). */
export const changePassword = call({
  method: "POST",
  path: "/account/password",
  callers: everyone,
  uses: [
    "records:get",
    "records:query",
    "records:put",
    "records:update",
    "records:delete",
    "audit",
    "identity:signIn",
    "identity:signOut",
    "credentials:set",
    "mail",
  ],
  limits: [{ by: ["account"], times: 20, seconds: hour }, ...passwordLimits],
  request: z.strictObject({
    /** The present one. */
    Password: anyPassword,
    NewPassword: newPassword,
    Code: z.optional(secondFactorCode),
  }),
  response: message,
});
