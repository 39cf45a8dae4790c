import * as z from "zod/mini";
import { errorSentences } from "#shared/errors.ts";
import { homesOrAssigned } from "#shared/fields/homes.ts";
import { id, version } from "#shared/fields/ids.ts";
import { nextPage, page } from "#shared/fields/paging.ts";
import { orderId } from "#shared/fields/payment.ts";
import { blankOr } from "#shared/fields/text.ts";
import { ownCard } from "#shared/model/jacket/ownCard.ts";
import { authorizationRequest, member } from "#shared/model/member.ts";
import { personRequest } from "#shared/model/personShapes.ts";
import { waiverVersion } from "#shared/rules/consent/waiverVersion.ts";
import { call, everyone, type ScheduledEvent } from "./call.ts";
import { day, hour } from "./limits.ts";
import { changing, removing } from "./uses/uses.ts";

export const listMembers = call({
  method: "POST",
  path: "/members/all",
  callers: everyone,
  uses: ["records:get", "records:query", "photos:read"],
  request: z.strictObject({ UID: id, ...page }),
  response: z.object({ Members: z.array(member), ...nextPage }),
});

/** What departments read of one of the caller's own members: a card for each home, and the record that crews open. */
export const listOwnCards = call({
  method: "POST",
  path: "/member/cards",
  callers: ["USER"],
  uses: ["records:get", "records:getMany", "records:query", "photos:read"],
  request: z.strictObject({ Parent_ID: id, ID: id }),
  response: z.object({ Cards: z.array(ownCard) }),
});

/** Fields of an answered member object beside the person. The server sets them, and reads none of them. */
const setByServer = {
  ID: z.optional(z.unknown()),
  payed: z.optional(z.unknown()),
  CreateDate: z.optional(z.unknown()),
  Confirmed: z.optional(z.unknown()),
  Consents: z.optional(z.unknown()),
  Withheld: z.optional(z.unknown()),
};

/**
 * Without an OrderID, or with one the provider has not confirmed, the member is PENDING. They live at `HouseHolds` as
 * soon as the payment is complete: ids count, the assigned households of a whole member object do not. `Draft` is the
 * version of the wizard's draft that ends with the registration.
 */
export const createMember = call({
  method: "POST",
  path: "/member",
  callers: ["USER"],
  uses: [...changing, "photos:read", "photos:accept", "payments"],
  limits: [{ by: ["account"], times: 60, seconds: 3_600 }],
  creates: true,
  request: z.strictObject({
    ...setByServer,
    Parent_ID: id,
    ...personRequest.shape,
    OrderID: blankOr(orderId, errorSentences.UNEXPECTED),
    Authorization: z.optional(authorizationRequest),
    HouseHolds: z.optional(homesOrAssigned),
    Draft: z.optional(version),
  }),
  response: z.object({ Member: member }),
});

/**
 * Replaces a member's facts. A phone, e-mail or note left out or blank is removed; a checklist left out stays.
 * Unchanged content succeeds and opens no entry. `Version` is the one that was shown; without it the newest is changed.
 * An authorization that was declared stays: one left out changes nothing, a different one is refused.
 */
export const updateMember = call({
  method: "PATCH",
  path: "/member",
  callers: ["USER"],
  uses: [...removing, "photos:read", "photos:accept"],
  request: z.strictObject({
    Parent_ID: id,
    ID: id,
    ...personRequest.shape,
    Authorization: z.optional(authorizationRequest),
    Version: z.optional(version),
  }),
  response: z.object({ Member: member }),
});

/**
 * The family says that the facts of its people are still right: the day of its word moves, and nothing is told anew. Each
 * is confirmed in the version that was shown, the others also where one was changed or removed meanwhile; again, it
 * changes nothing. `Confirmed` is the day.
 */
export const confirmMembers = call({
  method: "POST",
  path: "/member/confirm",
  callers: ["USER"],
  uses: ["records:get", "records:update"],
  limits: [{ by: ["account"], times: 120, seconds: 3_600 }],
  request: z.strictObject({
    UID: id,
    Members: z.array(z.strictObject({ ID: id, Version: version })).check(z.minLength(1), z.maxLength(300)),
  }),
  response: z.object({ Confirmed: z.string() }),
});

/**
 * The same by the link of a reminder, without a sign-in, for the people who were named in its mail: it confirms once, and
 * is good for nothing else.
 */
export const confirmByLink = call({
  method: "POST",
  path: "/member/confirm/link",
  callers: "anyone",
  uses: ["records:get(U)", "records:update(U)"],
  limits: [
    { by: ["address"], times: 20, seconds: hour },
    { by: ["network"], times: 200, seconds: day },
  ],
  request: z.strictObject({ Link: z.string().check(z.maxLength(200)) }),
  response: z.object({ Confirmed: z.string() }),
});

/**
 * Daily, at noon: asks families whose last word is six months old whether their records are still right, and for new
 * photos of people under 17, by one mail and a text.
 */
export const remindFamilies: ScheduledEvent = {
  schedule: "cron(0 16 * * ? *)",
  seconds: 900,
  uses: [
    "records:get",
    "records:query",
    "records:put",
    "records:update",
    "records:delete",
    "records:check",
    "lists:unfiltered",
    "signing",
    "mail",
    "texts",
  ],
};

/**
 * Pays for a member who waits for payment (registered without an order, a failed order, ended payments) or whose
 * payment is due. The order is from `openPayment`, for this member or for a member to be registered. A retry returns
 * the member.
 */
export const payMember = call({
  method: "POST",
  path: "/member/payment",
  callers: ["USER"],
  uses: [...removing, "photos:read", "payments"],
  limits: [{ by: ["account"], times: 60, seconds: 3_600 }],
  request: z.strictObject({ Parent_ID: id, ID: id, OrderID: orderId }),
  response: z.object({ Member: member }),
});

/**
 * Withdraws the consent to share a person's record, or gives it, with the present waiver. While it is withdrawn,
 * departments are told to take the record out, and nothing new is handed over; the record stays. Consent for a person
 * who objects is refused.
 */
export const changeConsent = call({
  method: "POST",
  path: "/member/consent",
  callers: ["USER"],
  uses: [
    "records:get",
    "records:query",
    "records:put",
    "records:delete",
    "records:check",
    "audit",
    "photos:read",
  ],
  limits: [{ by: ["account"], times: 60, seconds: 3_600 }],
  request: z.strictObject({
    Parent_ID: id,
    ID: id,
    Act: z.enum(["GIVE", "WITHDRAW"]),
    /** Of consent that is given. */
    Authorization: z.optional(
      z.strictObject({ ...authorizationRequest.shape, Waiver: z.literal(waiverVersion) }),
    ),
  }),
  response: z.object({ Member: member }),
});

const objectionToken = z.string().check(z.regex(/^[\w-]{20,100}$/, errorSentences.NOT_FOUND));

/** What the mailed link shows: who registered the person, and until when an objection can be taken back. */
const objection = z.object({
  Owner: z.string(),
  Objected: z.boolean(),
  Until: z.optional(z.string()),
});

/** What a person reads whom somebody else registered, by the link that was mailed to them; nothing of the record. */
export const readObjection = call({
  method: "POST",
  path: "/objection",
  callers: "anyone",
  uses: ["records:get(OBJECTION)", "records:get(U)"],
  limits: [{ by: ["address"], times: 60, seconds: 3_600 }],
  request: z.strictObject({ Token: objectionToken }),
  response: objection,
});

/**
 * Objects to the registration behind a mailed link, which withdraws the consent, or takes the objection back within 30
 * days. What holds already changes nothing. The owner is told by mail.
 */
export const decideObjection = call({
  method: "POST",
  path: "/objection/decide",
  callers: "anyone",
  uses: [
    "records:get(OBJECTION)",
    "records:get(U)",
    "records:get(PLACES)",
    "records:query(U)",
    "records:put(U)",
    "records:put(NEW)",
    "records:put(UPDATED)",
    "records:put(NUMBER)",
    "records:delete(U)",
    "records:delete(NEW)",
    "records:delete(UPDATED)",
    "records:check(U)",
    "mail",
  ],
  limits: [
    { by: ["address"], times: 20, seconds: 3_600 },
    { by: ["Token"], times: 20, seconds: 86_400 },
  ],
  request: z.strictObject({ Token: objectionToken, Objects: z.boolean() }),
  response: objection,
});

/** Removes a member with their links and ends their subscription; a second time they are not found. */
export const deleteMember = call({
  method: "DELETE",
  path: "/member",
  callers: ["USER"],
  uses: [...removing, "payments"],
  request: z.strictObject({ Parent_ID: id, ID: id, Version: z.optional(version) }),
  response: z.object({ Message: z.string() }),
});
