import * as z from "zod/mini";
import { anyPassword, email, secondFactorCode } from "#shared/fields/account.ts";
import { account, accountRole } from "#shared/model/account.ts";
import { call, everyone } from "./call.ts";
import { refreshSessionPath } from "./earlyPaths.ts";
import { each } from "./uses/uses.ts";

const message = z.object({ Message: z.string() });

/** SecondFactor: absent for an account with a second step, or whose role has none. */
const session = z.object({
  Account: account,
  JWT: z.string(),
  Role: accountRole,
  SecondFactor: z.optional(z.enum(["offered", "required"])),
});

// login.gov's default limits or tighter: against a burst, and against slow tries all day.
export const login = call({
  method: "POST",
  path: "/account/login",
  callers: "anyone",
  uses: [
    ...each(["EMAIL", "U", "FACTOR", "GUESS", "KNOWN"], "get"),
    ...each(["SESSION", "KNOWN"], "put"),
    ...each(["SESSION", "FACTOR", "GUESS"], "update"),
    "records:delete(SESSION)",
    "access",
    "identity:signIn",
    "identity:signOut",
    "mail",
  ],
  limits: [
    { by: ["Email", "address"], times: 5, seconds: 60, failuresOnly: true },
    { by: ["Email", "address"], times: 50, seconds: 12 * 3_600, failuresOnly: true },
    { by: ["address"], times: 20, seconds: 60, failuresOnly: true },
  ],
  request: z.strictObject({
    Email: email(),
    Password: anyPassword,
    Remember: z.optional(z.boolean()),
    /** Asked for by SECOND_FACTOR_REQUIRED. */
    Code: z.optional(secondFactorCode),
  }),
  response: session,
});

export const refreshSession = call({
  method: "POST",
  path: refreshSessionPath,
  callers: "anyone",
  byCookie: true,
  uses: ["records:get(U)", "records:get(SESSION)", "records:update(SESSION)", "identity:signIn"],
  limits: [{ by: ["address"], times: 60, seconds: 60, failOpen: true }],
  request: z.strictObject({}),
  response: session,
});

export const logout = call({
  method: "POST",
  path: "/account/logout",
  callers: "anyone",
  byCookie: true,
  uses: ["records:delete(SESSION)", "identity:signOut"],
  limits: [{ by: ["address"], times: 60, seconds: 60, failOpen: true }],
  request: z.strictObject({}),
  response: message,
});

/** Its ID gives no access. */
const ownSession = z.object({
  ID: z.string(),
  /** Browser and system, "Firefox on Windows". */
  Device: z.string(),
  SignedIn: z.string(),
  /** A minute late at most. */
  LastUsed: z.string(),
  Current: z.boolean(),
});

export const listSessions = call({
  method: "POST",
  path: "/account/sessions",
  callers: everyone,
  beforeSecondFactor: true,
  uses: ["records:query(SESSION)"],
  request: z.strictObject({}),
  response: z.object({ Sessions: z.array(ownSession) }),
});

export const endSession = call({
  method: "POST",
  path: "/account/sessions/end",
  callers: everyone,
  beforeSecondFactor: true,
  uses: ["records:delete(SESSION)"],
  request: z.strictObject({ ID: z.string().check(z.regex(/^[\w-]{1,100}$/)) }),
  response: message,
});

/** Others: all but the session of this call. */
export const signOutEverywhere = call({
  method: "POST",
  path: "/account/sessions/end-all",
  callers: everyone,
  beforeSecondFactor: true,
  uses: [
    "records:get(U)",
    "records:put(U)",
    "records:query(SESSION)",
    "records:delete(SESSION)",
    "identity:signOutEverywhere",
  ],
  request: z.strictObject({ Others: z.optional(z.boolean()) }),
  response: message,
});
