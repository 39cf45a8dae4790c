import * as z from "zod/mini";
import { email, firstName, lastName, phone } from "#shared/fields/account.ts";
import { city, state, zip } from "#shared/fields/address.ts";
import { id } from "#shared/fields/ids.ts";
import { nextPage, page } from "#shared/fields/paging.ts";
import { required } from "#shared/fields/text.ts";
import { listedAccount } from "#shared/model/account.ts";
import { locationRequired } from "#shared/model/address.ts";
import { auditRow } from "#shared/model/audit.ts";
import { role } from "#shared/model/role.ts";
import { call, type ScheduledEvent } from "./call.ts";

const place = { City: z.optional(city), State: z.optional(state) };
/** Words that begin a name, an e-mail address or an id; a whole address or id is found at once. */
const search = { Search: z.optional(z.string().check(z.maxLength(254))) };
const accounts = z.array(listedAccount);

const person = { FirstName: firstName, LastName: lastName, Email: email, Cell: phone };
const workPlace = z.strictObject({ City: city, State: state, Zip: zip }, { error: locationRequired });
/** Mailed: whether it is known that the invitation went out. */
const invited = z.object({ Account: listedAccount, Message: z.string(), Mailed: z.boolean() });
const creation = {
  method: "POST",
  uses: [
    "records:get",
    "records:put(U)",
    "records:put(EMAIL)",
    "records:put(PHONE)",
    "records:put(RESET)",
    "audit",
    "credentials:create",
    "mail",
  ],
  limits: [{ by: ["account"], times: 60, seconds: 3_600 }],
  creates: true,
} as const;

// Account lists are newest first. With `Search` a page can be short, or empty with a NextCursor, when few match.

/** A master moderator gets their own city's list. */
export const listModerators = call({
  method: "POST",
  path: "/mods/list",
  callers: ["MASTER MOD", "ADMIN", "MASTER ADMIN"],
  uses: ["records:get", "lists:unfiltered", "lists:byPlace", "audit", "readers"],
  request: z.strictObject({ ...place, ...search, ...page }),
  response: z.object({ Moderators: accounts, ...nextPage }),
});

export const listUsers = call({
  method: "POST",
  path: "/users/list",
  callers: ["ADMIN", "MASTER ADMIN"],
  uses: ["records:get", "records:getMany", "lists:byPlace", "lists:unfiltered", "audit", "readers"],
  request: z.strictObject({ ...place, ...search, ...page }),
  response: z.object({ Users: accounts, ...nextPage }),
});

export const listMasterModerators = call({
  method: "POST",
  path: "/mastermods/list",
  callers: ["ADMIN", "MASTER ADMIN"],
  uses: ["records:get", "lists:unfiltered", "audit", "readers"],
  request: z.strictObject({ ...search, ...page }),
  response: z.object({ MasterModerators: accounts, ...nextPage }),
});

/** All staff of the whole registry: ADMIN, MASTER ADMIN and ENGINEER, each with its Tier. */
export const listAdmins = call({
  method: "POST",
  path: "/admin/list",
  callers: ["MASTER ADMIN"],
  uses: ["records:get", "lists:unfiltered", "audit", "readers"],
  request: z.strictObject({ ...search, ...page }),
  response: z.object({ Admins: accounts, ...nextPage }),
});

export const createAdmin = call({
  ...creation,
  path: "/create/admin",
  callers: ["MASTER ADMIN"],
  request: z.strictObject(person),
  response: invited,
});

/** A moderator created by a master moderator gets the creator's city, whatever Location says. */
export const createModerator = call({
  ...creation,
  path: "/create/moderator",
  callers: ["MASTER MOD", "ADMIN", "MASTER ADMIN"],
  request: z.strictObject({ ...person, Location: workPlace }),
  response: invited,
});

export const createMasterModerator = call({
  ...creation,
  path: "/create/masterMod",
  callers: ["ADMIN", "MASTER ADMIN"],
  request: z.strictObject({ ...person, Location: workPlace }),
  response: invited,
});

/** Mails an invited person a new link, valid for 72 hours; the previous link stops working. */
export const resendInvitation = call({
  method: "POST",
  path: "/create/invitation",
  callers: ["MASTER MOD", "ADMIN", "MASTER ADMIN"],
  uses: ["records:get", "records:put(U)", "records:put(RESET)", "records:delete(RESET)", "audit", "mail"],
  limits: [
    { by: ["account"], times: 60, seconds: 3_600 },
    { by: ["ID"], times: 5, seconds: 3_600 },
  ],
  request: z.strictObject({ ID: id }),
  response: invited,
});

const restrictors = ["MASTER MOD", "ADMIN", "MASTER ADMIN"] as const;

export const restrictAccount = call({
  method: "POST",
  path: "/account/restrict",
  callers: restrictors,
  uses: [
    "records:get",
    "records:query",
    "records:put",
    "records:delete",
    "records:check",
    "identity:signOutEverywhere",
    "audit",
    "mail",
  ],
  request: z.strictObject({ ID: id, Reason: required("Please give a reason", 150) }),
  response: z.object({ Account: listedAccount }),
});

export const restoreAccount = call({
  method: "POST",
  path: "/account/restore",
  callers: restrictors,
  uses: ["records:get", "records:query", "records:put", "records:delete", "records:check", "audit", "mail"],
  request: z.strictObject({ ID: id }),
  response: z.object({ Account: listedAccount }),
});

/**
 * Says that a resident's e-mail address is theirs, for one who cannot answer the question of a password reset: the
 * mailed link alone is then enough. To be called after staff made sure of the person.
 */
export const confirmEmail = call({
  method: "POST",
  path: "/account/email/confirm",
  callers: ["ADMIN", "MASTER ADMIN"],
  uses: ["records:get", "records:put", "records:delete", "audit", "mail"],
  limits: [{ by: ["account"], times: 60, seconds: 3_600 }],
  request: z.strictObject({ ID: id }),
  response: z.object({ Account: listedAccount }),
});

const lifecycleReaders = ["MOD", "MASTER MOD", "ADMIN", "MASTER ADMIN", "ENGINEER"] as const;

export const listDeactivated = call({
  method: "POST",
  path: "/accounts/deactivated",
  callers: lifecycleReaders,
  uses: ["records:get", "records:getMany", "records:query", "lists:unfiltered", "audit", "readers"],
  request: z.strictObject(page),
  response: z.object({ Accounts: accounts, ...nextPage }),
});

export const listDeleted = call({
  method: "POST",
  path: "/accounts/deleted",
  callers: lifecycleReaders,
  uses: ["records:get", "records:getMany", "records:query", "lists:unfiltered", "audit", "readers"],
  request: z.strictObject(page),
  response: z.object({ Accounts: accounts, ...nextPage }),
});

/**
 * The audit, newest first. `From` and `To` are included and default to the last 30 days; `Search` is part of an
 * account's, entry's or request's id, or the actor's e-mail address; an id also finds the lists that showed it. A page can be short, or empty with a
 * NextCursor, when few rows match.
 */
export const listAudit = call({
  method: "POST",
  path: "/audit/list",
  callers: ["MASTER ADMIN"],
  uses: ["records:get", "records:getMany", "records:query", "audit", "readers"],
  request: z.strictObject({
    From: z.optional(z.iso.date()),
    To: z.optional(z.iso.date()),
    Action: z.optional(z.string().check(z.maxLength(60))),
    Role: z.optional(role),
    ...search,
    ...page,
  }),
  response: z.object({ Rows: z.array(auditRow), ...nextPage }),
});

/** Daily: seals the audit of the day before, out of the table's reach, and of days that were missed. */
export const sealAudit: ScheduledEvent = {
  schedule: "cron(40 4 * * ? *)",
  seconds: 900,
  uses: ["records:get", "records:query", "records:put", "archive"],
};
