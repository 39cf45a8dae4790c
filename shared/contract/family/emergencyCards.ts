import * as z from "zod/mini";
import { call } from "#shared/contract/call.ts";
import { day, hour, minute } from "#shared/contract/limits.ts";
import { each } from "#shared/contract/uses/uses.ts";
import { cardCode, cardToken } from "#shared/fields/emergencyCard.ts";
import { id } from "#shared/fields/ids.ts";
import { cardChoice, emergencyCard, emergencyPage, listedCard } from "#shared/model/emergencyCard.ts";

const ofMember = { Parent_ID: id, ID: id };

/** Working and stopped cards, as printed: the audit and its log have it. */
export const listEmergencyCards = call({
  method: "POST",
  path: "/members/cards",
  callers: ["USER"],
  uses: ["records:get", "records:query", "records:put", "records:check", "audit"],
  request: z.strictObject({ UID: id }),
  response: z.object({ Cards: z.array(listedCard) }),
});

/** Ends an earlier card. */
export const makeEmergencyCard = call({
  method: "POST",
  path: "/member/card",
  callers: ["USER"],
  uses: ["records:get", "records:put", "records:check", "records:delete", "audit"],
  limits: [{ by: ["account"], times: 60, seconds: hour }],
  request: z.strictObject({ ...ofMember, Shows: z.array(cardChoice).check(z.maxLength(8)) }),
  response: z.object({ Card: emergencyCard }),
});

export const endEmergencyCard = call({
  method: "DELETE",
  path: "/member/card",
  callers: ["USER"],
  uses: ["records:get", "records:delete", "audit"],
  request: z.strictObject(ofMember),
  response: z.object({ Message: z.string() }),
});

/**
 * Its family can read of it. Ten wrong codes in a row stop the card. No ceiling over all callers: a flood of strangers
 * must keep no crew from a card.
 */
export const openEmergencyCard = call({
  method: "POST",
  path: "/card",
  callers: "anyone",
  uses: [...each(["CARD"], "get", "update"), ...each(["U"], "get", "put", "check"), "photos:read", "access"],
  limits: [
    { by: ["address"], times: 30, seconds: minute },
    { by: ["address"], times: 200, seconds: hour },
    { by: ["address"], times: 600, seconds: day },
    { by: ["network"], times: 600, seconds: hour },
    { by: ["network"], times: 2_000, seconds: day },
    { by: ["Token"], times: 60, seconds: hour },
    { by: ["Token"], times: 300, seconds: day },
  ],
  request: z.strictObject({ Token: cardToken, Code: cardCode }),
  response: emergencyPage,
});
