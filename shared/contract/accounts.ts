import * as z from "zod/mini";
import { errorSentences } from "#shared/errors.ts";
import {
  anyPassword,
  dateOfBirth,
  email,
  firstName,
  id,
  lastName,
  newPassword,
  optionalPhone,
  phone,
  phoneOrNone,
} from "#shared/fields.ts";
import { account, accountRole } from "#shared/model/account.ts";
import { address } from "#shared/model/address.ts";
import { call, everyone, type Limit, type ScheduledEvent } from "./call.ts";
import { removing } from "./uses.ts";

const message = z.object({ Message: z.string() });
const availability = z.object({ isAvail: z.boolean() });

/** Proof that a phone number was verified; answered by verifyPhone, single use. */
const proof = z.optional(
  z.string().check(z.regex(/^[A-Za-z0-9_-]{20,128}$/, errorSentences.VERIFY_PHONE_FIRST)),
);
/** A code that was texted or mailed. */
const code = z.string().check(z.trim(), z.regex(/^\d{4,8}$/, errorSentences.CODES_DIFFER));
const challenge = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,128}$/, errorSentences.CODES_DIFFER));

/**
 * A new session: the account, the token for its calls, its role. SecondFactor: whether the account may or must add a
 * second step to its sign-in; absent when it has one, or when its role has none.
 */
const session = z.object({
  Account: account,
  JWT: z.string(),
  Role: accountRole,
  SecondFactor: z.optional(z.enum(["offered", "required"])),
});

const [minute, hour, day] = [60, 3_600, 86_400];

/** Whether an address or a number is taken, however it is asked: the answers help to guess who is registered. */
const availabilityLimits = (counter: string): readonly Limit[] => [
  { by: ["address"], times: 10, seconds: minute, counter },
  { by: ["address"], times: 120, seconds: hour, counter },
  { by: ["address"], times: 400, seconds: day, counter },
  { by: ["network"], times: 60, seconds: minute, counter },
  { by: ["network"], times: 400, seconds: hour, counter },
  { by: ["network"], times: 1_500, seconds: day, counter },
];
const emailAnswers = availabilityLimits("email availability");

/**
 * What the whole registry spends: `hourly` and `daily` for strangers, and a quarter more that is kept for people who
 * are signed in.
 */
const ceilings = (hourly: number, daily: number): readonly Limit[] => [
  { by: [], times: hourly, seconds: hour, of: "strangers" },
  { by: [], times: daily, seconds: day, of: "strangers" },
  { by: [], times: hourly / 4, seconds: hour, of: "signedIn" },
  { by: [], times: daily / 4, seconds: day, of: "signedIn" },
];

// login.gov's default limits or tighter: against a burst, and against slow tries all day.
export const login = call({
  method: "POST",
  path: "/account/login",
  callers: "anyone",
  uses: [
    "records:get(EMAIL)",
    "records:get(U)",
    "records:get(FACTOR)",
    "records:get(GUESS)",
    "records:get(KNOWN)",
    "records:put(SESSION)",
    "records:put(KNOWN)",
    "records:update(SESSION)",
    "records:update(FACTOR)",
    "records:update(GUESS)",
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
    Email: email,
    Password: anyPassword,
    Remember: z.optional(z.boolean()),
    /** The code of the second step, for an account that has one: SECOND_FACTOR_REQUIRED asks for it. */
    Code: z.optional(z.string().check(z.trim(), z.maxLength(20))),
  }),
  response: session,
});

export const refreshSession = call({
  method: "POST",
  path: "/account/refresh",
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

/** A sign-in that goes on. Its ID gives no access. */
const ownSession = z.object({
  ID: z.string(),
  /** Browser and system, "Firefox on Windows". */
  Device: z.string(),
  SignedIn: z.string(),
  /** A minute late at most. */
  LastUsed: z.string(),
  /** Whether it is the one of this call. */
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
  uses: ["records:put(U)", "records:query(SESSION)", "records:delete(SESSION)", "identity:signOutEverywhere"],
  request: z.strictObject({ Others: z.optional(z.boolean()) }),
  response: message,
});

export const register = call({
  method: "POST",
  path: "/account",
  callers: "anyone",
  uses: [
    "records:get(EMAIL)",
    "records:get(PHONE)",
    "records:get(PROOF)",
    "records:get(SESSION)",
    "records:get(U)",
    "records:put(EMAIL)",
    "records:put(PHONE)",
    "records:put(CODE)",
    "records:put(RETENTION)",
    "records:put(U)",
    "records:delete(PROOF)",
    "credentials:create",
    "mail",
  ],
  limits: [
    { by: ["address"], times: 20, seconds: 20 },
    { by: ["address"], times: 200, seconds: hour },
    { by: ["network"], times: 400, seconds: hour },
    { by: ["network"], times: 1_500, seconds: day },
    // A refused registration tells as much as checkEmail.
    ...emailAnswers.map((limit) => ({ ...limit, failuresOnly: true })),
    ...ceilings(5_000, 20_000),
  ],
  creates: true,
  request: z.strictObject({
    Email: email,
    Password: newPassword,
    FirstName: firstName,
    LastName: lastName,
    Cell: optionalPhone,
    Proof: proof,
    Location: address,
  }),
  response: message,
});

export const sendPhoneCode = call({
  method: "POST",
  path: "/cellAuth",
  callers: "anyone",
  uses: ["records:get(SESSION)", "records:put(CODE)", "texts"],
  limits: [
    { by: ["Cell"], times: 1, seconds: 10 },
    { by: ["Cell"], times: 5, seconds: 300 },
    { by: ["Cell"], times: 10, seconds: hour },
    { by: ["Cell"], times: 20, seconds: day },
    { by: ["address"], times: 25, seconds: 300 },
    { by: ["address"], times: 50, seconds: hour },
    { by: ["address"], times: 100, seconds: day },
    { by: ["network"], times: 100, seconds: hour },
    { by: ["network"], times: 300, seconds: day },
    // Each text is paid for.
    ...ceilings(2_000, 4_000),
  ],
  request: z.strictObject({ Cell: phone }),
  response: z.object({ Message: z.string(), Challenge: z.string() }),
});

export const verifyPhone = call({
  method: "POST",
  path: "/cellAuth/verify",
  callers: "anyone",
  uses: ["records:put(PROOF)", "records:update(CODE)", "records:delete(CODE)"],
  limits: [{ by: ["address"], times: 25, seconds: 300 }],
  request: z.strictObject({
    Cell: phone,
    Challenge: challenge,
    Code: code,
  }),
  response: z.object({ Message: z.string(), Proof: z.string() }),
});

export const checkPhone = call({
  method: "POST",
  path: "/phoneAvail",
  callers: "anyone",
  uses: ["records:get(PHONE)"],
  limits: availabilityLimits("phone availability"),
  request: z.strictObject({ Cell: phone }),
  response: availability,
});

export const checkEmail = call({
  method: "POST",
  path: "/emailAvail",
  callers: "anyone",
  uses: ["records:get(EMAIL)"],
  limits: emailAnswers,
  request: z.strictObject({ Email: email }),
  response: availability,
});

/**
 * Fields left out stay as they are. A new Cell needs its Proof; an empty one removes the number. A new Email waits as
 * PendingEmail for its code; the present one ends the wait. Another Email or Cell needs the Password, unless it was
 * given at a sign-in in the last five minutes.
 */
export const updateAccount = call({
  method: "POST",
  path: "/account/update",
  callers: everyone,
  uses: ["records:get", "records:put", "records:delete", "identity:signIn", "identity:signOut", "mail"],
  limits: [
    { by: ["account"], times: 20, seconds: 3_600 },
    { by: ["account"], times: 5, seconds: 300, onlyWith: "Password", failuresOnly: true },
    { by: ["account"], times: 20, seconds: 86_400, onlyWith: "Password", failuresOnly: true },
    // A new address gets a mail.
    { by: ["account"], times: 10, seconds: 3_600, onlyWith: "Email" },
    { by: ["account"], times: 20, seconds: 86_400, onlyWith: "Email" },
  ],
  request: z.strictObject({
    ID: id,
    First: z.optional(firstName),
    Last: z.optional(lastName),
    Cell: z.optional(phoneOrNone),
    Proof: proof,
    Email: z.optional(email),
    Password: z.optional(anyPassword),
  }),
  response: z.object({ Account: account }),
});

const confirmed = z.object({ Message: z.string(), Account: account });

/** Mails a new code to the address that waits for one: a new address first, then the account's own. */
export const sendEmailCode = call({
  method: "POST",
  path: "/emailAuth",
  callers: everyone,
  uses: ["records:get", "records:put", "mail"],
  limits: [
    { by: ["account"], times: 1, seconds: 60 },
    { by: ["account"], times: 5, seconds: 3_600 },
    { by: ["account"], times: 15, seconds: day },
    { by: ["network"], times: 200, seconds: hour },
    { by: ["network"], times: 600, seconds: day },
    { by: [], times: 1_000, seconds: hour },
    { by: [], times: 5_000, seconds: day },
  ],
  request: z.strictObject({}),
  response: confirmed,
});

/** Proves that address with its code; a new address then replaces the former one. */
export const verifyEmail = call({
  method: "POST",
  path: "/emailAuth/verify",
  callers: everyone,
  uses: ["records:get", "records:put", "records:update", "records:delete", "mail"],
  limits: [
    { by: ["account"], times: 10, seconds: 600 },
    { by: ["account"], times: 40, seconds: 86_400 },
  ],
  request: z.strictObject({ Code: code }),
  response: confirmed,
});

export const requestPasswordReset = call({
  method: "POST",
  path: "/pass/reset/request",
  callers: "anyone",
  uses: ["records:get(EMAIL)", "records:get(SESSION)", "records:put(RESET)", "mail"],
  limits: [
    { by: ["Email"], times: 5, seconds: hour },
    { by: ["Email"], times: 15, seconds: day },
    { by: ["address"], times: 20, seconds: hour },
    { by: ["address"], times: 60, seconds: day },
    { by: ["network"], times: 60, seconds: hour },
    { by: ["network"], times: 200, seconds: day },
    ...ceilings(1_000, 4_000),
  ],
  request: z.strictObject({ Email: email }),
  response: message,
});

/**
 * Sets the password of a mailed link's account. While its mailbox is not proven, the account asks for more: the code
 * that is then texted to its number (RESET_CODE_REQUIRED), or without a number the birth date of one of its people
 * (RESET_BIRTH_DATE_REQUIRED).
 */
export const resetPassword = call({
  method: "POST",
  path: "/pass/reset",
  callers: "anyone",
  uses: [
    "records:get(RESET)",
    "records:get(U)",
    "records:query(U)",
    "records:put(U)",
    "records:put(RESET)",
    "records:put(CODE)",
    "records:put(KNOWN)",
    "records:update(U)",
    "records:update(CODE)",
    "records:delete(RESET)",
    "records:delete(U)",
    "records:delete(CODE)",
    "credentials:set",
    "identity:signOutEverywhere",
    "mail",
    "texts",
  ],
  limits: [{ by: ["address"], times: 20, seconds: 3_600 }],
  request: z.strictObject({
    ID: z.string().check(z.maxLength(200)),
    Password: newPassword,
    Code: z.optional(code),
    Dob: z.optional(dateOfBirth),
  }),
  response: message,
});

/**
 * Daily: warns residents whose account shows no sign of life for 24 months, and erases what stays without one. It
 * alone of all functions may erase an account.
 */
export const eraseInactive: ScheduledEvent = {
  schedule: "cron(0 15 * * ? *)",
  seconds: 900,
  uses: [
    ...removing,
    "lists:unfiltered",
    "audit",
    "photos:erase",
    "identity:signOutEverywhere",
    "credentials:delete",
    "payments",
    "mail",
  ],
};
