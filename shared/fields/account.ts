import * as z from "zod/mini";
import { atFirstUse } from "#shared/atFirstUse.ts";
import { errorSentences } from "#shared/errors.ts";
import { cleanText } from "#shared/format/cleanText.ts";
import { keyboardText } from "#shared/format/keyboardText.ts";
import { isGeographicPhone } from "#shared/rules/account/geographicPhone.ts";
import { brokenPasswordRules, weakPassword } from "#shared/rules/account/password.ts";
import { blank, blankOr, longestNumber, required } from "./text.ts";

export const fillAllFields = "Please fill out all fields before creating your account";
export const firstName = () => required(fillAllFields, 60);
export const lastName = () => required(fillAllFields, 60);

export const enterValidEmail = "Please enter a valid email";
export const invalidEmail = "Invalid email";

/** All that RFC 5321 lets a mailbox be called without quotes, at a domain with a dot. */
const mailbox = /^(?!\.)(?!.*\.[.@])[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/;

/** In lower case: people type their address in any case. */
export const email = atFirstUse(() =>
  z
    .string(enterValidEmail)
    .check(
      z.maxLength(300, { error: invalidEmail, abort: true }),
      z.overwrite(cleanText),
      z.toLowerCase(),
      z.maxLength(254, { error: invalidEmail, abort: true }),
      z.regex(mailbox, invalidEmail),
    ),
);

export const optionalEmail = atFirstUse(() => blankOr(email(), invalidEmail));

export const enterValidPhone = "Please enter a valid Phone number";
export const invalidPhone = "Invalid Phone number";
/** No area and no exchange is a service such as 911. */
const usPhone = /^(?:\+?1[\s.-]?)?\(?([2-9](?!11)\d{2})\)?[\s.-]?([2-9](?!11)\d{2})[\s.-]?(\d{4})$/;

/** With or without +1, parentheses, dashes, dots and spaces; stored as +1 and ten digits. */
export const phone = atFirstUse(() =>
  z.string(enterValidPhone).check(
    z.maxLength(longestNumber, { error: invalidPhone, abort: true }),
    z.overwrite(keyboardText),
    z.regex(usPhone, invalidPhone),
    z.overwrite((text) => text.replace(usPhone, "+1$1$2$3")),
    z.refine(isGeographicPhone, enterValidPhone),
  ),
);

export const optionalPhone = atFirstUse(() => blankOr(phone(), invalidPhone));

/** "" removes the stored number; absent leaves it. */
export const phoneOrNone = z.union([blank(), phone()], enterValidPhone);

export const verificationCode = z.string().check(z.trim(), z.regex(/^\d{4,8}$/, errorSentences.CODES_DIFFER));

/** Or a recovery code; any text, so a malformed one reads as wrong. */
export const secondFactorCode = z.string().check(z.trim(), z.maxLength(20));

/** Single use, from verifyPhone. */
export const phoneProof = z.optional(
  z.string().check(z.regex(/^[A-Za-z0-9_-]{20,128}$/, errorSentences.VERIFY_PHONE_FIRST)),
);

/** Any text: at sign-in a wrong password must read as wrong, not as malformed. */
export const anyPassword = z
  .string(fillAllFields)
  .check(z.minLength(1, fillAllFields), z.maxLength(256, errorSentences.WRONG_CREDENTIALS));

export const newPassword = z
  .string(weakPassword)
  .check(z.refine((text) => brokenPasswordRules(text).length === 0, weakPassword));
