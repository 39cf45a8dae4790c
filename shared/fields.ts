import * as z from "zod/mini";
import { cleanText } from "./format/cleanText.ts";
import { dayOf, isCalendarDate } from "./rules/dates.ts";
import { brokenPasswordRules } from "./rules/password.ts";
import { states } from "./states.ts";

/** The product's sentences that more than one screen or call shows, exactly as they are to be read. */
export const messages = {
  fillAllFields: "Please fill out all fields before creating your account",
  enterValidEmail: "Please enter a valid email",
  invalidEmail: "Invalid email",
  enterValidPhone: "Please enter a valid Phone number",
  invalidPhone: "Invalid Phone number",
  invalidMobile: "Invalid Mobile phone number",
  enterValidZip: "Please enter a valid Zip code",
  passwordsDiffer: "Passwords do not match",
  weakPassword: "Password does not meet minimum security requirements",
  emailTakenAtSignUp: "Email you are trying to sign up with is already associated to an existing account",
  emailTaken: "Email you are trying to use is already associated to an existing account",
  phoneTaken: "The Phone number you are trying to use is already associated to an existing account",
  emailTied: "Email is already tied to an existing account",
  phoneTied: "Phone number is already tied to an existing account",
  codesDiffer: "Verification codes do not match",
  codeSent: "Code Sent !",
  phoneVerified: "Phone number verification complete !",
  verifyPhoneFirst: "Please verify your phone number with the code we texted you",
  populateRequired: "Please populate required fields",
  confirmLegitimate: "Please Verify that the information below is legitimate",
  requiredField: "required field",
  tooLong150: "150 characters Max",
  locationRequired: "Location Information is Required",
  resetSent: "If email exists, email has been sent",
  passwordUpdated: "Password Updated",
  noInput: "No Input Provided.",
  invalidEmailProvided: "Invalid Email Provided.",
  noPassword: "No password to set",
  noAccountToReset: "Issue grabbing Account Email",
  changedElsewhere: "This record was changed elsewhere. Reload and try again.",
  notFound: "We could not find that.",
  signIn: "Please sign in to continue.",
  notAllowed: "You are not allowed to do that.",
  wrongCredentials: "The email or password is not right.",
  restricted: "This account is restricted. Please contact your local department.",
  tooLarge: "This request is too large.",
  notJson: "This request is not valid JSON.",
  notUnderstood: "Something in this request is missing or wrong.",
  slowDown: "Too many tries. Please wait a moment and try again.",
  unexpected: "An error occured - Please try again later",
  unavailable: "Something we depend on is not answering. Please try again in a few minutes.",
  memberSaveFailed: "An error occured, please try again later",
  needLocation: "You must have at least 1 valid location for coverage",
  paymentInProgress: "Please wait for your payment to be completed to add this member to a house hold",
  completePayment: "Please complete the payment in the pop up window",
  paymentAborted: "Payment process was aborted - please try again",
  paymentCanceled: "Payment process was canceled",
  paymentDone: "Payment complete - Thank you!",
  photoRequired: "A photo is required",
  photoType: "Please choose a JPEG, PNG or WebP photo",
  photoSize: "Please choose a photo of at most 5 MB",
  householdAdded: "New House Hold has been registered !",
  memberAdded: "New Member had been registered !",
  memberAssigned: "Member assigned to house hold !",
  memberRemoved: "Member Removed from House Hold !",
  addressNotConsistent:
    "This street, city, state and zip do not seem to belong together. Please check the address.",
  addressNotOnMap: "We could not find this address on the map. You can still save it.",
} as const;

/** Characters as people count them: an emoji is one, whatever its code units. */
const length = (text: string): number => [...text].length;

/** Text that must be there: cleaned, 1 to `max` characters. `message` is shown when it is empty. */
export function required(message: string, max = 100) {
  return z.string(message).check(
    z.overwrite(cleanText),
    z.minLength(1, message),
    z.refine((text) => length(text) <= max, `Please use at most ${max} characters`),
  );
}

/** A field that a form sends as "" when it is left empty: read as absent. */
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
        // The inner schema's own sentence is lost in a union, so it is said again here.
        error: message,
      },
    ),
  );
}

/** An account's, household's or member's id: opaque, made by the server. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, messages.notFound));

/** A link's id: opaque, made by the server. */
export const linkingId = z.string().check(z.regex(/^[A-Za-z0-9_.-]{8,140}$/, messages.notFound));

/** An entry's id: opaque, names one version of one open entry. */
export const entryId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,600}$/, messages.notFound));

export const firstName = required(messages.fillAllFields, 60);
export const lastName = required(messages.fillAllFields, 60);

/** Stored and compared in lower case: people type their address in any case. */
export const email = z
  .string(messages.enterValidEmail)
  .check(z.trim(), z.toLowerCase(), z.maxLength(254, messages.invalidEmail), z.email(messages.invalidEmail));

const usPhone = /^(?:\+?1[\s-]?)?\(?([2-9]\d{2})\)?[\s-]?([2-9]\d{2})[\s-]?(\d{4})$/;

/** A 10-digit US number with or without +1, parentheses, dashes and spaces; stored as +1 and ten digits. */
export const phone = z.string(messages.enterValidPhone).check(
  z.trim(),
  z.regex(usPhone, messages.invalidPhone),
  z.overwrite((text) => text.replace(usPhone, "+1$1$2$3")),
);

export const optionalEmail = blankOr(email, messages.invalidEmail);
export const optionalPhone = blankOr(phone, messages.invalidPhone);

/** A number, or "" where there is to be none any more. A field that is left out is told from both. */
export const phoneOrNone = z.union(
  [z.string().check(z.trim(), z.maxLength(0)), phone],
  messages.enterValidPhone,
);

/** What is typed at sign-in: any text, so that a wrong password reads as wrong and not as malformed. */
export const anyPassword = z
  .string(messages.fillAllFields)
  .check(z.minLength(1, messages.fillAllFields), z.maxLength(256, messages.wrongCredentials));

/** A password that is being set. The rules and their sentences are in rules/password.ts. */
export const newPassword = z
  .string(messages.weakPassword)
  .check(z.refine((text) => brokenPasswordRules(text).length === 0, messages.weakPassword));

export const street = required(messages.requiredField, 100);
export const city = required(messages.requiredField, 60);
export const state = z.enum(
  states.map(({ code }) => code),
  messages.requiredField,
);
export const zip = z
  .string(messages.enterValidZip)
  .check(z.trim(), z.regex(/^\d{5}(-\d{4})?$/, messages.enterValidZip));

/** Text of at most 150 characters that may be left out; newlines are kept. */
export const note150 = z.string(messages.tooLong150).check(
  z.overwrite(cleanText),
  z.refine((text) => length(text) <= 150, messages.tooLong150),
);

export const householdName = required(messages.populateRequired, 60);

export const geo = z.object({
  Lat: z.number().check(z.minimum(-90), z.maximum(90)),
  Lng: z.number().check(z.minimum(-180), z.maximum(180)),
});

export const sex = z.enum(["M", "F", "O"], "Please choose a sex");

/**
 * A birth date, YYYY-MM-DD, today at the latest. Today is the UTC day, the one day that both sides agree on:
 * west of Greenwich it is never behind the person's own.
 */
export const dateOfBirth = z.string("Please enter a date of birth").check(
  z.refine(isCalendarDate, "Please enter a date of birth"),
  z.refine((text) => text >= "1900-01-01", "Please enter a date of birth"),
  z.refine((text) => text <= dayOf(new Date()), "The date of birth cannot be in the future"),
);

/** A number that a select or a text field sends as text. */
function wholeNumber(from: number, to: number, message: string) {
  return z.pipe(
    z.union([z.number(), z.string().check(z.trim(), z.regex(/^\d{1,2}$/, message))], message),
    z.pipe(z.transform(Number), z.int(message).check(z.minimum(from, message), z.maximum(to, message))),
  );
}

/** The edit form's 1 to 7; the wizard offers 3 to 7. */
export const feet = wholeNumber(1, 7, "Please choose the feet of the height");
export const inches = wholeNumber(0, 11, "Please choose the inches of the height");

/** Pounds, free text with a number above 0 at its start ("88", "88.5 lb"); kept as it was typed. */
export const weight = z.pipe(
  z.union([z.number(), z.string()], "Please enter a weight above 0"),
  z.pipe(
    z.transform(String),
    z.string().check(
      z.overwrite(cleanText),
      z.maxLength(20, "Please enter a shorter weight"),
      z.refine((text) => Number.parseFloat(text) > 0, "Please enter a weight above 0"),
    ),
  ),
);

/** A photo as a form holds it: the url that the upload answered, or the one that the member list showed. */
export const photoUrl = z
  .string(messages.photoRequired)
  .check(z.minLength(1, messages.photoRequired), z.maxLength(2500, messages.photoRequired));

export const photoTypes = ["image/jpeg", "image/png", "image/webp"] as const;
export const largestPhoto = 5 * 1024 * 1024;
export const photoType = z.enum(photoTypes, messages.photoType);
export const photoSize = z
  .int(messages.photoSize)
  .check(z.minimum(1, messages.photoSize), z.maximum(largestPhoto, messages.photoSize));

export const plan = z.union([z.literal(1), z.literal(2)], "Please choose a plan");
export const planId = z.enum(["new-monthly", "new-yearly", "recurring-monthly", "recurring-yearly"]);
export const orderId = z.string().check(z.regex(/^[A-Za-z0-9_]{8,200}$/, "We could not find that payment"));

/** Page size and place in a list; a cursor is opaque and signed. */
export const page = {
  Limit: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  Cursor: z.optional(z.string().check(z.maxLength(2000))),
};
export const nextPage = { NextCursor: z.optional(z.string()) };

/** The version of a record that a change was made on; a lost race is answered with 409. */
export const version = z.int().check(z.minimum(1));
