import * as z from "zod/mini";
import { cleanText } from "#shared/format/cleanText.ts";
import { type BirthDateProblem, birthDateProblem } from "#shared/rules/birthDate.ts";
import { inPounds, poundsOf } from "#shared/rules/pounds.ts";
import { emptiable } from "./person/emptiable.ts";

export const sex = () => z.enum(["M", "F", "O"], "Please choose a sex");

const birthDateSentences: Readonly<Record<BirthDateProblem, string>> = {
  blank: "Please enter a date of birth",
  incomplete: "Please enter the month, the day and the year of birth",
  shortYear: "Please enter the year of birth with four digits",
  noSuchDay: "There is no such day. Please check the month and the day",
  tooEarly: "Please check the year of birth: it is before 1900",
  future: "The date of birth cannot be in the future",
};

/** YYYY-MM-DD, today at the latest. */
export const dateOfBirth = () =>
  z.string(birthDateSentences.blank).check(
    z.refine((text) => birthDateProblem(text) === undefined, {
      error: ({ input }) => birthDateSentences[birthDateProblem(String(input)) ?? "blank"],
    }),
  );

/** Select and text fields send text. */
function wholeNumber(from: number, to: number, message: string) {
  return z.pipe(
    z.union([z.number(), z.string().check(z.trim(), z.regex(/^\d{1,2}$/, message))], message),
    z.pipe(z.transform(Number), z.int(message).check(z.minimum(from, message), z.maximum(to, message))),
  );
}

/** The edit form's 1 to 7; the wizard offers 3 to 7. */
export const feet = () => wholeNumber(1, 7, "Please choose the feet of the height");

/** Blank is null: a crew must not take it for 0. */
export const inches = emptiable(() =>
  z.pipe(
    z.transform((said: string | number | null) => (typeof said === "string" && said.trim() === "" ? null : said)),
    z.nullable(wholeNumber(0, 11, "Please choose the inches of the height")),
  ),
);

/** The heaviest person on record weighed 1,400. */
const weightRange = { from: 1, to: 1_500 };
const weightAboveZero = "Please enter a weight above 0";

/** One weight: pounds ("88", "88.5 lb") are kept as typed, other units become pounds. */
export const weight = () =>
  z.pipe(
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
