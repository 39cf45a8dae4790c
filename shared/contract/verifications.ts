import * as z from "zod/mini";
import { errorSentences } from "#shared/errors.ts";
import { phone, verificationCode } from "#shared/fields/account.ts";
import { account } from "#shared/model/account.ts";
import { call, everyone } from "./call.ts";
import { day, hour } from "./limits.ts";

const challenge = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,128}$/, errorSentences.CODES_DIFFER));

export const sendPhoneCode = call({
  method: "POST",
  path: "/cellAuth",
  callers: "anyone",
  uses: ["records:get(SESSION)", "records:put(CODE)", "texts"],
  limits: [
    { by: ["Cell"], times: 1, seconds: 10 },
    { by: ["Cell"], times: 5, seconds: 300 },
    { by: ["Cell"], times: 10, seconds: hour },
    { by: ["Cell"], times: 20, seconds: day },
    { by: ["address"], times: 25, seconds: 300 },
    { by: ["address"], times: 50, seconds: hour },
    { by: ["address"], times: 100, seconds: day },
    { by: ["network"], times: 100, seconds: hour },
    { by: ["network"], times: 300, seconds: day },
    // The ceiling over all follows from the budget for texts: lambdas/domain/common/texts.
  ],
  request: z.strictObject({ Cell: phone() }),
  response: z.object({ Message: z.string(), Challenge: z.string() }),
});

export const verifyPhone = call({
  method: "POST",
  path: "/cellAuth/verify",
  callers: "anyone",
  uses: ["records:put(PROOF)", "records:update(CODE)", "records:delete(CODE)"],
  limits: [{ by: ["address"], times: 25, seconds: 300 }],
  request: z.strictObject({ Cell: phone(), Challenge: challenge, Code: verificationCode }),
  response: z.object({ Message: z.string(), Proof: z.string() }),
});

const confirmed = z.object({ Message: z.string(), Account: account });

/** Mails a new code to a new address first, then to the account's own, which may have bounced mail. */
export const sendEmailCode = call({
  method: "POST",
  path: "/emailAuth",
  callers: everyone,
  uses: ["records:put", "mail", "mail:unblock"],
  limits: [
    { by: ["account"], times: 1, seconds: 60 },
    { by: ["account"], times: 5, seconds: 3_600 },
    { by: ["account"], times: 15, seconds: day },
    { by: ["network"], times: 200, seconds: hour },
    { by: ["network"], times: 600, seconds: day },
    { by: [], times: 1_000, seconds: hour },
    { by: [], times: 5_000, seconds: day },
  ],
  request: z.strictObject({}),
  response: confirmed,
});

/** A proven new address replaces the former. */
export const verifyEmail = call({
  method: "POST",
  path: "/emailAuth/verify",
  callers: everyone,
  uses: ["records:get", "records:put", "records:update", "records:delete", "mail"],
  limits: [
    { by: ["account"], times: 10, seconds: 600 },
    { by: ["account"], times: 40, seconds: 86_400 },
  ],
  request: z.strictObject({ Code: verificationCode }),
  response: confirmed,
});
