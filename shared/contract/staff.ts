import * as z from "zod/mini";
import {
  city,
  email,
  firstName,
  id,
  lastName,
  messages,
  nextPage,
  page,
  phone,
  required,
  state,
  zip,
} from "#shared/fields.ts";
import { listedAccount } from "#shared/model/account.ts";
import { call } from "./call.ts";

const place = { City: z.optional(city), State: z.optional(state) };
const search = { Search: z.optional(z.string().check(z.maxLength(100))) };
const accounts = z.array(listedAccount);

const person = { FirstName: firstName, LastName: lastName, Email: email, Cell: phone };
const workPlace = z.strictObject(
  { City: city, State: state, Zip: zip },
  { error: messages.locationRequired },
);
const created = z.object({ Account: listedAccount, Message: z.string() });
const creation = {
  method: "POST",
  uses: ["records:read", "records:write", "credentials", "mail"],
  limits: [{ by: ["account"], times: 60, seconds: 3_600 }],
  creates: true,
} as const;

export const listModerators = call({
  method: "POST",
  path: "/mods/list",
  callers: ["MASTER MOD", "ADMIN", "MASTER ADMIN"],
  uses: ["records:read"],
  request: z.strictObject({ ...place, ...search, ...page }),
  response: z.object({ Moderators: accounts, ...nextPage }),
});

export const listUsers = call({
  method: "POST",
  path: "/users/list",
  callers: ["ADMIN", "MASTER ADMIN"],
  uses: ["records:read"],
  request: z.strictObject({ ...place, ...search, ...page }),
  response: z.object({ Users: accounts, ...nextPage }),
});

export const listMasterModerators = call({
  method: "POST",
  path: "/mastermods/list",
  callers: ["ADMIN", "MASTER ADMIN"],
  uses: ["records:read"],
  request: z.strictObject({ ...search, ...page }),
  response: z.object({ MasterModerators: accounts, ...nextPage }),
});

export const listAdmins = call({
  method: "POST",
  path: "/admin/list",
  callers: ["MASTER ADMIN"],
  uses: ["records:read"],
  request: z.strictObject({ ...search, ...page }),
  response: z.object({ Admins: accounts, ...nextPage }),
});

export const createAdmin = call({
  ...creation,
  path: "/create/admin",
  callers: ["MASTER ADMIN"],
  request: z.strictObject(person),
  response: created,
});

/** A master moderator's new moderator works in the master moderator's own city, whatever Location says. */
export const createModerator = call({
  ...creation,
  path: "/create/moderator",
  callers: ["MASTER MOD", "ADMIN", "MASTER ADMIN"],
  request: z.strictObject({ ...person, Location: workPlace }),
  response: created,
});

export const createMasterModerator = call({
  ...creation,
  path: "/create/masterMod",
  callers: ["ADMIN", "MASTER ADMIN"],
  request: z.strictObject({ ...person, Location: workPlace }),
  response: created,
});

const restrictors = ["MASTER MOD", "ADMIN", "MASTER ADMIN"] as const;

export const restrictAccount = call({
  method: "POST",
  path: "/account/restrict",
  callers: restrictors,
  uses: ["records:read", "records:write", "mail"],
  request: z.strictObject({ ID: id, Reason: required("Please give a reason", 150) }),
  response: z.object({ Account: listedAccount }),
});

export const restoreAccount = call({
  method: "POST",
  path: "/account/restore",
  callers: restrictors,
  uses: ["records:read", "records:write", "mail"],
  request: z.strictObject({ ID: id }),
  response: z.object({ Account: listedAccount }),
});

const lifecycleReaders = ["MOD", "MASTER MOD", "ADMIN", "MASTER ADMIN", "ENGINEER"] as const;

export const listDeactivated = call({
  method: "POST",
  path: "/accounts/deactivated",
  callers: lifecycleReaders,
  uses: ["records:read"],
  request: z.strictObject(page),
  response: z.object({ Accounts: accounts, ...nextPage }),
});

export const listDeleted = call({
  method: "POST",
  path: "/accounts/deleted",
  callers: lifecycleReaders,
  uses: ["records:read"],
  request: z.strictObject(page),
  response: z.object({ Accounts: accounts, ...nextPage }),
});
