import * as z from "zod/mini";
import { call } from "#shared/contract/call.ts";
import { day, hour } from "#shared/contract/limits.ts";
import { id, version } from "#shared/fields/ids.ts";

/**
 * In the shown version; `Confirmed` is the day. A person changed or removed meanwhile is left out. Departments are told
 * nothing.
 */
export const confirmMembers = call({
  method: "POST",
  path: "/member/confirm",
  callers: ["USER"],
  uses: ["records:get", "records:update", "records:put(OUTBOX)"],
  limits: [{ by: ["account"], times: 120, seconds: 3_600 }],
  request: z.strictObject({
    UID: id,
    Members: z.array(z.strictObject({ ID: id, Version: version })).check(z.minLength(1), z.maxLength(300)),
  }),
  response: z.object({ Confirmed: z.string() }),
});

/** The people of a reminder, without a sign-in, once. */
export const confirmByLink = call({
  method: "POST",
  path: "/member/confirm/link",
  callers: "anyone",
  uses: ["records:get(U)", "records:update(U)", "records:put(OUTBOX)"],
  limits: [
    { by: ["address"], times: 20, seconds: hour },
    { by: ["network"], times: 200, seconds: day },
  ],
  request: z.strictObject({ Link: z.string().check(z.maxLength(200)) }),
  response: z.object({ Confirmed: z.string() }),
});
