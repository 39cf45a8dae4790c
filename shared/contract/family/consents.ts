import * as z from "zod/mini";
import { call } from "#shared/contract/call.ts";
import { each } from "#shared/contract/uses/uses.ts";
import { errorSentences } from "#shared/errors.ts";
import { id } from "#shared/fields/ids.ts";
import { authorizationRequest, member } from "#shared/model/member.ts";
import { waiverVersion } from "#shared/rules/consent/waiverVersion.ts";

/**
 * Given with the present waiver; refused while the person objects. Withdrawn, departments are told to take the record
 * out, and get nothing new.
 */
export const changeConsent = call({
  method: "POST",
  path: "/member/consent",
  callers: ["USER"],
  uses: ["records:get", "records:query", "records:put", "records:delete", "records:check", "audit", "photos:read"],
  limits: [{ by: ["account"], times: 60, seconds: 3_600 }],
  request: z.strictObject({
    Parent_ID: id,
    ID: id,
    Act: z.enum(["GIVE", "WITHDRAW"]),
    Authorization: z.optional(z.strictObject({ ...authorizationRequest.shape, Waiver: z.literal(waiverVersion) })),
  }),
  response: z.object({ Member: member }),
});

const objectionToken = z.string().check(z.regex(/^[\w-]{20,100}$/, errorSentences.NOT_FOUND));

/** `Until`: the last day to take an objection back. */
const objection = z.object({ Owner: z.string(), Objected: z.boolean(), Until: z.optional(z.string()) });

/** Who registered the person; nothing of the record. */
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
 * An objection withdraws consent, and can be taken back within 30 days. A repeat changes nothing. The owner is mailed.
 */
export const decideObjection = call({
  method: "POST",
  path: "/objection/decide",
  callers: "anyone",
  uses: [
    ...each(["OBJECTION", "U", "PLACES"], "get"),
    "records:query(U)",
    ...each(["U", "NEW", "UPDATED", "NUMBER", "OUTBOX"], "put"),
    ...each(["U", "NEW", "UPDATED"], "delete"),
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
