import * as z from "zod/mini";
import { anyPassword } from "#shared/fields/account.ts";
import { id } from "#shared/fields/ids.ts";
import { listedAccount } from "#shared/model/account.ts";
import { secondFactorModes } from "#shared/rules/account/secondFactor.ts";
import { call, everyone } from "./call.ts";
import { passwordLimits } from "./limits.ts";

// The second step of a sign-in: a code of an authenticator app (TOTP, RFC 6238), or one of ten recovery codes.

const code = z.string().check(z.trim(), z.minLength(1), z.maxLength(20));
const limits = [{ by: ["account"], times: 20, seconds: 3_600 }] as const;
const recoveryCodes = z.object({ RecoveryCodes: z.array(z.string()) });
const own = { method: "POST", callers: everyone, beforeSecondFactor: true } as const;

export const readSecondFactor = call({
  ...own,
  path: "/account/second-factor",
  uses: ["records:get"],
  request: z.strictObject({}),
  response: z.object({ Mode: z.enum(secondFactorModes), Since: z.optional(z.string()), RecoveryCodesLeft: z.number() }),
});

/** A key for an authenticator app, as text and as an otpauth: address; it counts once confirmed. */
export const startSecondFactor = call({
  ...own,
  path: "/account/second-factor/start",
  uses: ["records:put", "identity:signIn", "identity:signOut"],
  limits: [...limits, ...passwordLimits],
  request: z.strictObject({ Password: anyPassword }),
  response: z.object({ Secret: z.string(), Uri: z.string() }),
});

/** The recovery codes are shown this once. */
export const confirmSecondFactor = call({
  ...own,
  path: "/account/second-factor/confirm",
  uses: ["records:get", "records:put", "records:delete", "audit", "mail"],
  limits,
  request: z.strictObject({ Code: code }),
  response: recoveryCodes,
});

export const renewRecoveryCodes = call({
  ...own,
  path: "/account/second-factor/recovery",
  uses: ["records:get", "records:update", "audit", "mail"],
  limits,
  request: z.strictObject({ Code: code }),
  response: recoveryCodes,
});

/** Refused where the registry requires a second step. */
export const removeSecondFactor = call({
  ...own,
  path: "/account/second-factor/remove",
  uses: ["records:get", "records:put", "records:update", "records:delete", "audit", "mail"],
  limits,
  request: z.strictObject({ Code: code }),
  response: z.object({ Message: z.string() }),
});

/** For a colleague who lost the app and the recovery codes. */
export const resetSecondFactor = call({
  method: "POST",
  path: "/account/second-factor/reset",
  callers: ["MASTER MOD", "ADMIN", "MASTER ADMIN"],
  uses: ["records:get", "records:put", "records:delete", "audit", "mail"],
  limits: [{ by: ["account"], times: 60, seconds: 3_600 }],
  request: z.strictObject({ ID: id }),
  response: z.object({ Account: listedAccount }),
});
