import * as z from "zod/mini";
import { anyPassword } from "#shared/fields/account.ts";
import { nextPage, page } from "#shared/fields/paging.ts";
import { account } from "#shared/model/account.ts";
import { ownData } from "#shared/model/ownData.ts";
import { deletionWord } from "#shared/rules/account/deletion.ts";
import { call, type Limit, type ScheduledEvent } from "./call.ts";
import { day, hour } from "./limits.ts";
import { removing } from "./uses/uses.ts";

// What a family may do with its own data: take it along, and delete it.

/** Tries of a password, and how often a day it may be used for this. */
const passwordLimits: readonly Limit[] = [
  { by: ["account"], times: 5, seconds: 300, onlyWith: "Password", failuresOnly: true },
  { by: ["account"], times: 20, seconds: day, onlyWith: "Password" },
];

/** What a sign-in asks for, whenever it was: the code for an account with a second step. */
const signInAgain = {
  Password: anyPassword,
  Code: z.optional(z.string().check(z.trim(), z.maxLength(20))),
};

/**
 * Everything that is kept of the caller and their people, in parts: the lists of all answers belong together, and
 * `NextCursor` asks for the next one, within 15 minutes, without the password. The first answer has the account.
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
  limits: [...passwordLimits, { by: ["account"], times: 200, seconds: hour }],
  request: z.strictObject({
    Password: z.optional(signInAgain.Password),
    Code: signInAgain.Code,
    Cursor: page.Cursor,
  }),
  response: z.object({ ...ownData.shape, ...nextPage }),
});

/** Lets the caller's account be erased in seven days, unless it is kept until then. */
export const requestDeletion = call({
  method: "POST",
  path: "/account/deletion",
  callers: ["USER"],
  uses: [
    "records:get",
    "records:put",
    "records:update",
    "audit",
    "identity:signIn",
    "identity:signOut",
    "mail",
  ],
  limits: passwordLimits,
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

/** Keeps the caller's account, which waits for its deletion. */
export const undoDeletion = call({
  method: "POST",
  path: "/account/deletion/undo",
  callers: ["USER"],
  uses: ["records:get", "records:put", "records:delete", "audit", "mail"],
  request: z.strictObject({}),
  response: z.object({ Account: account }),
});

/** Daily: erases the accounts whose owners asked for it seven days before. */
export const eraseRequested: ScheduledEvent = {
  schedule: "cron(15 15 * * ? *)",
  seconds: 900,
  uses: [
    ...removing,
    "audit",
    "photos:erase",
    "identity:signOutEverywhere",
    "credentials:delete",
    "payments",
    "mail",
  ],
};
