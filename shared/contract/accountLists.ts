import * as z from "zod/mini";
import { city, state } from "#shared/fields/address.ts";
import { nextPage, page, search, searchedPage } from "#shared/fields/paging.ts";
import { listedAccount } from "#shared/model/account.ts";
import { call } from "./call.ts";

// Newest first; search results by name.

const place = { City: z.optional(city), State: z.optional(state) };
const accounts = z.array(listedAccount);
const reading = ["records:get", "records:getMany", "audit", "readers"] as const;

/** A master moderator gets their own department's. */
export const listModerators = call({
  method: "POST",
  path: "/mods/list",
  callers: ["MASTER MOD", "ADMIN", "MASTER ADMIN"],
  uses: [...reading, "lists:unfiltered", "lists:byPlace", "lists:found"],
  request: z.strictObject({ ...place, ...search, ...page }),
  response: z.object({ Moderators: accounts, ...searchedPage }),
});

export const listUsers = call({
  method: "POST",
  path: "/users/list",
  callers: ["ADMIN", "MASTER ADMIN"],
  uses: [...reading, "lists:unfiltered", "lists:byPlace", "lists:found"],
  request: z.strictObject({ ...place, ...search, ...page }),
  response: z.object({ Users: accounts, ...searchedPage }),
});

export const listMasterModerators = call({
  method: "POST",
  path: "/mastermods/list",
  callers: ["ADMIN", "MASTER ADMIN"],
  uses: [...reading, "lists:unfiltered", "lists:found"],
  request: z.strictObject({ ...search, ...page }),
  response: z.object({ MasterModerators: accounts, ...searchedPage }),
});

/** ADMIN, MASTER ADMIN and ENGINEER. */
export const listAdmins = call({
  method: "POST",
  path: "/admin/list",
  callers: ["MASTER ADMIN"],
  uses: [...reading, "lists:unfiltered", "lists:found"],
  request: z.strictObject({ ...search, ...page }),
  response: z.object({ Admins: accounts, ...searchedPage }),
});

const byStatus = {
  method: "POST",
  callers: ["MOD", "MASTER MOD", "ADMIN", "MASTER ADMIN", "ENGINEER"],
  uses: [...reading, "records:query", "lists:unfiltered"],
  request: z.strictObject(page),
  response: z.object({ Accounts: accounts, ...nextPage }),
} as const;

export const listDeactivated = call({ ...byStatus, path: "/accounts/deactivated" });

export const listDeleted = call({ ...byStatus, path: "/accounts/deleted" });
