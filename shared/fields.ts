import * as z from "zod/mini";
import { errorSentences } from "./errors.ts";
import { cleanText } from "./format/cleanText.ts";
import { isGeographicPhone } from "./rules/account/geographicPhone.ts";
import { brokenPasswordRules, weakPassword } from "./rules/account/password.ts";
import { type BirthDateProblem, birthDateProblem } from "./rules/birthDate.ts";
import { inPounds, poundsOf } from "./rules/pounds.ts";
import { states } from "./states.ts";

/** Characters as people count them: an emoji is one. */
const length = (text: string): number => [...text].length;

/** Text of 1 to `max` characters, cleaned. `message` is said when it is empty. */
export function required(message: string, max = 100) {
  return z.string(message).check(
    z.overwrite(cleanText),
    z.minLength(1, message),
    z.refine((text) => length(text) <= max, `Please use at most ${max} characters`),
  );
}

/** A field that may be left empty: "" is read as absent. */
export function blankOr<Schema extends z.ZodMiniType>(schema: Schema, message: string) {
  return z.optional(
    z.union(
      [
        z.pipe(
          z.string().check(z.regex(/^\s*$/)),
          z.transform(() => undefined),
        ),
        schema,
      ],
      {
        // A union drops the inner schema's sentence.
        error: message,
      },
    ),
  );
}

/** An account's, household's or member's id: opaque, made by the server. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, errorSentences.NOT_FOUND));

/** A link's id: opaque, made by the server. */
export const linkingId = z.string().check(z.regex(/^[A-Za-z0-9_.-]{8,140}$/, errorSentences.NOT_FOUND));

/** A report's id: opaque, made by the server. */
export const reportId = z.string().check(z.regex(/^[A-Za-z0-9_.-]{8,200}$/, errorSentences.NOT_FOUND));

/** An entry's id: opaque, names one version of one open entry. */
export const entryId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,600}$/, errorSentences.NOT_FOUND));

export const fillAllFields = "Please fill out all fields before creating your account";
export const firstName = required(fillAllFields, 60);
export const lastName = required(fillAllFields, 60);

export const enterValidEmail = "Please enter a valid email";
export const invalidEmail = "Invalid email";

/** Stored and compared in lower case: people type their address in any case. */
export const email = z
  .string(enterValidEmail)
  .check(z.trim(), z.toLowerCase(), z.maxLength(254, invalidEmail), z.email(invalidEmail));

export const enterValidPhone = "Please enter a valid Phone number";
export const invalidPhone = "Invalid Phone number";
const usPhone = /^(?:\+?1[\s-]?)?\(?([2-9]\d{2})\)?[\s-]?([2-9]\d{2})[\s-]?(\d{4})$/;

/**
 * A 10-digit US number of a place, with or without +1, parentheses, dashes and spaces; stored as +1 and ten digits.
 */
export const phone = z.string(enterValidPhone).check(
  z.trim(),
  z.regex(usPhone, invalidPhone),
  z.overwrite((text) => text.replace(usPhone, "+1$1$2$3")),
  z.refine(isGeographicPhone, enterValidPhone),
);

export const optionalEmail = blankOr(email, invalidEmail);
export const optionalPhone = blankOr(phone, invalidPhone);

/** A number, or "" to remove the one that is stored; absent leaves it as it is. */
export const phoneOrNone = z.union([z.string().check(z.trim(), z.maxLength(0)), phone], enterValidPhone);

/** A code that was texted or mailed. */
export const verificationCode = z.string().check(z.trim(), z.regex(/^\d{4,8}$/, errorSentences.CODES_DIFFER));

/** Proof that a phone number was verified; answered by verifyPhone, single use. */
export const phoneProof = z.optional(
  z.string().check(z.regex(/^[A-Za-z0-9_-]{20,128}$/, errorSentences.VERIFY_PHONE_FIRST)),
);

/** Any text: at sign-in a wrong password must read as wrong, and not as malformed. */
export const anyPassword = z
  .string(fillAllFields)
  .check(z.minLength(1, fillAllFields), z.maxLength(256, errorSentences.WRONG_CREDENTIALS));

/** A new password; rules/password.ts has the rules with their sentences. */
export const newPassword = z
  .string(weakPassword)
  .check(z.refine((text) => brokenPasswordRules(text).length === 0, weakPassword));

/** Said at a field; for a whole form a sentence of its own is said. */
export const requiredField = "required field";

export const street = required(requiredField, 100);
export const city = required(requiredField, 60);
export const state = z.enum(
  states.map(({ code }) => code),
  requiredField,
);

export const enterValidZip = "Please enter a valid Zip code";
export const zip = z.string(enterValidZip).check(z.trim(), z.regex(/^\d{5}(-\d{4})?$/, enterValidZip));

export const tooLong150 = "150 characters Max";

/** Text of at most so many characters that may be left out; newlines are kept. */
const note = (max: number, tooLong: string) =>
  z.string(tooLong).check(
    z.overwrite(cleanText),
    z.refine((text) => length(text) <= max, tooLong),
  );

export const note150 = note(150, tooLong150);
export const note300 = note(300, "300 characters Max");

export const populateRequired = "Please populate required fields";
export const householdName = required(populateRequired, 60);

export const geo = z.object({
  Lat: z.number().check(z.minimum(-90), z.maximum(90)),
  Lng: z.number().check(z.minimum(-180), z.maximum(180)),
});

export const sex = z.enum(["M", "F", "O"], "Please choose a sex");

const birthDateSentences: Readonly<Record<BirthDateProblem, string>> = {
  blank: "Please enter a date of birth",
  incomplete: "Please enter the month, the day and the year of birth",
  shortYear: "Please enter the year of birth with four digits",
  noSuchDay: "There is no such day. Please check the month and the day",
  tooEarly: "Please check the year of birth: it is before 1900",
  future: "The date of birth cannot be in the future",
};

/** A birth date, YYYY-MM-DD, today at the latest. */
export const dateOfBirth = z.string(birthDateSentences.blank).check(
  z.refine((text) => birthDateProblem(text) === undefined, {
    error: ({ input }) => birthDateSentences[birthDateProblem(String(input)) ?? "blank"],
  }),
);

/** A whole number; select and text fields send it as text. */
function wholeNumber(from: number, to: number, message: string) {
  return z.pipe(
    z.union([z.number(), z.string().check(z.trim(), z.regex(/^\d{1,2}$/, message))], message),
    z.pipe(z.transform(Number), z.int(message).check(z.minimum(from, message), z.maximum(to, message))),
  );
}

/** The edit form's 1 to 7; the wizard offers 3 to 7, and 1 and 2 for a small child. */
export const feet = wholeNumber(1, 7, "Please choose the feet of the height");

/** Blank inches are 0: a person of five feet has none. */
export const inches = z.pipe(
  z.transform((said: string | number) => (typeof said === "string" && said.trim() === "" ? 0 : said)),
  wholeNumber(0, 11, "Please choose the inches of the height"),
);

/** A body's weight in pounds; the heaviest person on record weighed 1,400. */
const weightRange = { from: 1, to: 1_500 };
const weightAboveZero = "Please enter a weight above 0";

/** Free text with a number from 1 to 1,500 pounds ("88", "88.5 lb"), kept as typed; kilograms are kept as pounds. */
export const weight = z.pipe(
  z.union([z.number(), z.string()], weightAboveZero),
  z.pipe(
    z.transform(String),
    z.string().check(
      z.overwrite((text) => inPounds(cleanText(text))),
      z.maxLength(20, "Please enter a shorter weight"),
      z.refine((text) => poundsOf(text) !== undefined, {
        error: "Please enter the weight as a number, such as 150 or 70 kg",
        abort: true,
      }),
      z.refine((text) => Number(poundsOf(text)) > 0, { error: weightAboveZero, abort: true }),
      z.refine((text) => {
        const pounds = Number(poundsOf(text));
        return pounds >= weightRange.from && pounds <= weightRange.to;
      }, "Please enter a weight from 1 to 1,500 pounds"),
    ),
  ),
);

export const photoRequired = "A photo is required";

/** The URL of a photo, as the upload or the member list answered it. */
export const photoUrl = z
  .string(photoRequired)
  .check(z.minLength(1, photoRequired), z.maxLength(2500, photoRequired));

export const wrongPhotoType = "Please choose a JPEG, PNG or WebP photo";
export const wrongPhotoSize = "Please choose a photo of at most 5 MB";
export const photoTypes = ["image/jpeg", "image/png", "image/webp"] as const;
export const largestPhoto = 5 * 1024 * 1024;
export const photoType = z.enum(photoTypes, wrongPhotoType);
export const photoSize = z
  .int(wrongPhotoSize)
  .check(z.minimum(1, wrongPhotoSize), z.maximum(largestPhoto, wrongPhotoSize));

export const plan = z.union([z.literal(1), z.literal(2)], "Please choose a plan");
export const planId = z.enum(["new-monthly", "new-yearly", "recurring-monthly", "recurring-yearly"]);
export const orderId = z.string().check(z.regex(/^[A-Za-z0-9_]{8,200}$/, "We could not find that payment"));

/** At how many households a new member can be registered: with a link and a jacket each, they fit one transaction. */
export const mostHomes = 12;

const homeList = "Please choose house holds from your list";
const tooManyHomes = `Please choose at most ${mostHomes} house holds`;
const homeTwice = "Please choose each house hold once";
const eachOnce = (ids: readonly string[]) => new Set(ids).size === ids.length;

/** The households where a new member is to live; none is fine. */
export const homes = z
  .array(id, homeList)
  .check(z.maxLength(mostHomes, tooManyHomes), z.refine(eachOnce, homeTwice));

/** The ids among homes by id and assigned households as the server shows them. */
export const homeIds = (values: readonly unknown[]) =>
  values.filter((value): value is string => typeof value === "string");

/** Homes by id; the assigned households of a whole member object may stand there too, and count for nothing. */
export const homesOrAssigned = z.array(z.union([id, z.looseObject({})]), homeList).check(
  z.refine((values) => homeIds(values).length <= mostHomes, tooManyHomes),
  z.refine((values) => eachOnce(homeIds(values)), homeTwice),
);

/** Page size and place in a list; a cursor is opaque and signed. */
export const page = {
  Limit: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  Cursor: z.optional(z.string().check(z.maxLength(2000))),
};
export const nextPage = { NextCursor: z.optional(z.string()) };

/** The version of a record that a change was made on; another one is answered CHANGED_ELSEWHERE. */
export const version = z.int().check(z.minimum(1));
