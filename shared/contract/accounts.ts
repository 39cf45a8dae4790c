import * as z from "zod/mini";
import {
  anyPassword,
  email,
  firstName,
  lastName,
  newPassword,
  optionalPhone,
  phone,
  phoneOrNone,
  phoneProof,
} from "#shared/fields/account.ts";
import { id } from "#shared/fields/ids.ts";
import { account } from "#shared/model/account.ts";
import { address } from "#shared/model/address.ts";
import { call, everyone } from "./call.ts";
import { availabilityLimits, ceilings, day, hour, passwordLimits } from "./limits.ts";
import { each } from "./uses/uses.ts";

export const register = call({
  method: "POST",
  path: "/account",
  callers: "anyone",
  uses: [
    ...each(["EMAIL", "PHONE", "PROOF", "SESSION", "U"], "get"),
    ...each(["EMAIL", "PHONE", "CODE", "DUE", "U"], "put"),
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
    ...availabilityLimits("email").map((limit) => ({ ...limit, failuresOnly: true })),
    ...ceilings(5_000, 20_000),
  ],
  creates: true,
  request: z.strictObject({
    Email: email(),
    Password: newPassword,
    FirstName: firstName(),
    LastName: lastName(),
    Cell: optionalPhone(),
    Proof: phoneProof,
    Location: address,
  }),
  response: z.object({ Message: z.string() }),
});

const availability = z.object({ isAvail: z.boolean() });

export const checkPhone = call({
  method: "POST",
  path: "/phoneAvail",
  callers: "anyone",
  uses: ["records:get(PHONE)"],
  limits: availabilityLimits("phone"),
  request: z.strictObject({ Cell: phone() }),
  response: availability,
});

export const checkEmail = call({
  method: "POST",
  path: "/emailAvail",
  callers: "anyone",
  uses: ["records:get(EMAIL)"],
  limits: availabilityLimits("email"),
  request: z.strictObject({ Email: email() }),
  response: availability,
});

/**
 * Fields left out stay. A new Cell needs its Proof; an empty one removes the number. A new Email waits as PendingEmail
 * for its code; the present one ends the wait. Either needs the Password, but for five minutes after a sign-in.
 */
export const updateAccount = call({
  method: "POST",
  path: "/account/update",
  callers: everyone,
  uses: ["records:get", "records:put", "records:delete", "identity:signIn", "identity:signOut", "mail"],
  limits: [
    { by: ["account"], times: 20, seconds: 3_600 },
    ...passwordLimits,
    // A new address gets a mail.
    { by: ["account"], times: 10, seconds: 3_600, onlyWith: "Email" },
    { by: ["account"], times: 20, seconds: 86_400, onlyWith: "Email" },
  ],
  request: z.strictObject({
    ID: id,
    First: z.optional(firstName()),
    Last: z.optional(lastName()),
    Cell: z.optional(phoneOrNone),
    Proof: phoneProof,
    Email: z.optional(email()),
    Password: z.optional(anyPassword),
    QueueMails: z.optional(z.boolean()),
  }),
  response: z.object({ Account: account }),
});
