import * as z from "zod/mini";
import { call, type ScheduledEvent } from "#shared/contract/call.ts";
import { day, hour } from "#shared/contract/limits.ts";
import { id, version } from "#shared/fields/ids.ts";

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
    "signing",
    "mail",
    "texts",
  ],
};
