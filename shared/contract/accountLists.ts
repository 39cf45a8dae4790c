import * as z from "zod/mini";
import { city, state } from "#shared/fields/address.ts";
import { nextPage, page, search, searchedPage } from "#shared/fields/paging.ts";
import { listedAccount } from "#shared/model/account.ts";
import { call } from "./call.ts";

// Newest first; search results by name.

const place = { City: z.optional(city), State: z.optional(state) };
const accounts = z.array(listedAccount);

/** A master moderator gets their own city's list. */
export const listModerators = call({
  method: "POST",
  path: "/mods/list",
  callers: ["MASTER MOD", "ADMIN", "MASTER ADMIN"],
  uses: [
    "records:get",
    "records:getMany",
    "lists:unfiltered",
    "lists:byPlace",
    "lists:found",
    "audit",
    "readers",
  ],
  request: z.strictObject({ ...place, ...search, ...page }),
  response: z.object({ Moderators: accounts, ...searchedPage }),
});

export const listUsers = call({
  method: "POST",
  path: "/users/list",
  callers: ["ADMIN", "MASTER ADMIN"],
  uses: [
    "records:get",
    "records:getMany",
    "lists:byPlace",
    "lists:unfiltered",
    "lists:found",
    "audit",
    "readers",
  ],
  request: z.strictObject({ ...place, ...search, ...page }),
  response: z.object({ Users: accounts, ...searchedPage }),
});

export const listMasterModerators = call({
  method: "POST",
  path: "/mastermods/list",
  callers: ["ADMIN", "MASTER ADMIN"],
  uses: ["records:get", "records:getMany", "lists:unfiltered", "lists:found", "audit", "readers"],
  request: z.strictObject({ ...search, ...page }),
  response: z.object({ MasterModerators: accounts, ...searchedPage }),
});

/** ADMIN, MASTER ADMIN and ENGINEER. */
export const listAdmins = call({
  method: "POST",
  path: "/admin/list",
  callers: ["MASTER ADMIN"],
  uses: ["records:get", "records:getMany", "lists:unfiltered", "lists:found", "audit", "readers"],
  request: z.strictObject({ ...search, ...page }),
  response: z.object({ Admins: accounts, ...searchedPage }),
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
