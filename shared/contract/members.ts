import * as z from "zod/mini";
import { errorSentences } from "#shared/errors.ts";
import { homes, homesOrAssigned } from "#shared/fields/homes.ts";
import { id, version } from "#shared/fields/ids.ts";
import { nextPage, page } from "#shared/fields/paging.ts";
import { orderId } from "#shared/fields/payment.ts";
import { blankOr } from "#shared/fields/text.ts";
import { ownCard } from "#shared/model/jacket/ownCard.ts";
import { authorizationRequest, member } from "#shared/model/member.ts";
import { personRequest } from "#shared/model/personShapes.ts";
import { call, everyone } from "./call.ts";
import { listMembersPath } from "./earlyPaths.ts";
import { changing, removing } from "./uses/uses.ts";

export const listMembers = call({
  method: "POST",
  path: listMembersPath,
  callers: everyone,
  uses: ["records:get", "records:query", "photos:read"],
  request: z.strictObject({ UID: id, ...page }),
  response: z.object({ Members: z.array(member), ...nextPage }),
});

/** As departments read them, one a home. */
export const listOwnCards = call({
  method: "POST",
  path: "/member/cards",
  callers: ["USER"],
  uses: ["records:get", "records:getMany", "records:query", "photos:read"],
  request: z.strictObject({ Parent_ID: id, ID: id }),
  response: z.object({ Cards: z.array(ownCard) }),
});

/** An answered member may be sent back; the server ignores these. */
const setByServer = {
  ID: z.optional(z.unknown()),
  payed: z.optional(z.unknown()),
  CreateDate: z.optional(z.unknown()),
  Confirmed: z.optional(z.unknown()),
  Consents: z.optional(z.unknown()),
  Withheld: z.optional(z.unknown()),
  Thumbnail: z.optional(z.unknown()),
};

/**
 * PENDING without an order that the provider confirmed. They live at `HouseHolds` once paid: ids count, households of a
 * whole member object do not. `Draft` is the version of the wizard's draft, which ends.
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
 * By default of the newest `Version`. An absent or blank phone, e-mail or note is removed; an absent checklist stays.
 * Unchanged content opens no entry. A declared authorization stays; a different one is refused. `Wanted`: homes of a
 * member who waits for the first payment.
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
    Wanted: z.optional(homes),
    Version: z.optional(version),
  }),
  response: z.object({ Member: member }),
});

/**
 * For a member without a completed payment, or whose payment is due. The order is from `openPayment`, for this member
 * or a new one. A retry returns the member.
 */
export const payMember = call({
  method: "POST",
  path: "/member/payment",
  callers: ["USER"],
  uses: [...changing, "photos:read", "payments"],
  limits: [{ by: ["account"], times: 60, seconds: 3_600 }],
  request: z.strictObject({ Parent_ID: id, ID: id, OrderID: orderId }),
  response: z.object({ Member: member }),
});

/** Ends links and subscription, too; not found a second time. */
export const deleteMember = call({
  method: "DELETE",
  path: "/member",
  callers: ["USER"],
  uses: removing,
  request: z.strictObject({ Parent_ID: id, ID: id, Version: z.optional(version) }),
  response: z.object({ Message: z.string() }),
});
