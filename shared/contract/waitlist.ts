import * as z from "zod/mini";
import { errorSentences } from "#shared/errors.ts";
import { email } from "#shared/fields/account.ts";
import { state, zip } from "#shared/fields/address.ts";
import { call } from "./call.ts";
import { ceilings, day, hour } from "./limits.ts";
import { each } from "./uses/uses.ts";

const place = { City: z.string(), State: z.string() };

/** Mails a link; nothing is kept before its use. A covered place has no waitlist: then no mail is sent. */
export const joinWaitlist = call({
  method: "POST",
  path: "/waitlist",
  callers: "anyone",
  uses: ["records:get(PLACES)", "geocoder", "mail", "signing"],
  limits: [
    { by: ["Email"], times: 3, seconds: hour },
    { by: ["Email"], times: 6, seconds: day },
    { by: ["address"], times: 20, seconds: hour },
    { by: ["network"], times: 60, seconds: hour },
    { by: ["network"], times: 200, seconds: day },
    ...ceilings(400, 1_600),
  ],
  request: z.strictObject({ Email: email(), State: state, Zip: zip }),
  response: z.object({ ...place, Covered: z.boolean() }),
});

/** The address then waits for a year, or is erased. A repeat changes nothing. */
export const decideWaiting = call({
  method: "POST",
  path: "/waitlist/decide",
  callers: "anyone",
  uses: [
    ...each(["WAITLIST", "PLACES"], "get"),
    ...each(["WAITLIST", "DUE"], "put", "delete"),
    "records:update(WAITCOUNTS)",
    "signing",
  ],
  limits: [
    { by: ["address"], times: 20, seconds: hour },
    { by: ["network"], times: 200, seconds: day },
  ],
  request: z.strictObject({
    Link: z.string().check(z.regex(/^[\w-]{20,1000}$/, errorSentences.NOT_FOUND)),
    Waits: z.boolean(),
  }),
  response: z.object({ ...place, Waits: z.boolean(), Covered: z.boolean() }),
});

/** Most people first, at most 100 places. */
export const listWaiting = call({
  method: "POST",
  path: "/waitlist/list",
  callers: ["ADMIN", "MASTER ADMIN"],
  uses: ["records:query"],
  request: z.strictObject({}),
  response: z.object({ Places: z.array(z.object({ ...place, People: z.int() })), More: z.boolean() }),
});
