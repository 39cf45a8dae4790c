import * as z from "zod/mini";
import { email, firstName, lastName, phone } from "#shared/fields/account.ts";
import { city, state, zip } from "#shared/fields/address.ts";
import { departmentId, id } from "#shared/fields/ids.ts";
import { requiredText } from "#shared/fields/text.ts";
import { listedAccount } from "#shared/model/account.ts";
import { locationRequired } from "#shared/model/address.ts";
import { call } from "./call.ts";

const person = { FirstName: firstName(), LastName: lastName(), Email: email(), Cell: phone() };
const workPlace = {
  Location: z.strictObject({ City: city, State: state, Zip: zip }, { error: locationRequired }),
  /** For a place with several departments. @default the default one, if it serves there */
  DepartmentID: z.optional(departmentId),
};
/** Mailed: whether the invitation is known to have gone out. */
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

export const createAdmin = call({
  ...creation,
  path: "/create/admin",
  callers: ["MASTER ADMIN"],
  request: z.strictObject(person),
  response: invited,
});

/** A query suggests a place for a misspelled one. */
const placed = { ...creation, uses: [...creation.uses, "records:query"] } as const;

/**
 * A master moderator's moderators get the creator's department. 400 PLACE_NOT_SERVED where no department
 * serves the Location.
 */
export const createModerator = call({
  ...placed,
  path: "/create/moderator",
  callers: ["MASTER MOD", "ADMIN", "MASTER ADMIN"],
  request: z.strictObject({ ...person, ...workPlace }),
  response: invited,
});

export const createMasterModerator = call({
  ...placed,
  path: "/create/masterMod",
  callers: ["ADMIN", "MASTER ADMIN"],
  request: z.strictObject({ ...person, ...workPlace }),
  response: invited,
});

/** The new link is valid for 72 hours; the former stops working. */
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
  request: z.strictObject({ ID: id, Reason: requiredText("Please give a reason", 150) }),
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

/** A mailed link can then reset the password. Staff make sure of the person first. */
export const confirmEmail = call({
  method: "POST",
  path: "/account/email/confirm",
  callers: ["ADMIN", "MASTER ADMIN"],
  uses: ["records:get", "records:put", "records:delete", "audit", "mail"],
  limits: [{ by: ["account"], times: 60, seconds: 3_600 }],
  request: z.strictObject({ ID: id }),
  response: z.object({ Account: listedAccount }),
});
