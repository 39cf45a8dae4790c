import { birthDateProblem } from "./birthDate.ts";
import { poundsOf } from "./pounds.ts";

export const wizardSteps = [
  "Important information",
  "Member's information",
  "Member's Medical information",
  "Select a plan",
  "Payment",
] as const;

export interface WaiverAnswers {
  readonly accepted?: boolean | undefined;
  /** "GUARDIAN", "PERMISSION" or "SELF". */
  readonly choice?: string | undefined;
  readonly understood?: boolean | undefined;
}

/** Numbers may still be text. */
export interface PersonAnswers {
  readonly First?: string | undefined;
  readonly Last?: string | undefined;
  readonly Sex?: string | undefined;
  readonly Dob?: string | undefined;
  readonly Feet?: string | number | undefined;
  readonly Inches?: string | number | undefined;
  readonly Weight?: string | undefined;
}

/** In dollars. */
export interface PlanAnswers {
  readonly plan?: number | undefined;
  readonly price?: number | undefined;
}

/** To show while Next is disabled. */
export type Missing = readonly string[];

type Rule = readonly [kept: boolean, request: string];

const brokenOf = (rules: readonly Rule[]): Missing => rules.filter(([kept]) => !kept).map(([, request]) => request);

const filled = (value: string | number | undefined): boolean => String(value ?? "").trim() !== "";

export const missingInChoice = ({ choice }: Pick<WaiverAnswers, "choice">): Missing =>
  brokenOf([[filled(choice), "say who allows you to register this person"]]);

export function missingInWaiver({ accepted, choice, understood }: WaiverAnswers): Missing {
  return [
    ...brokenOf([[accepted === true, "accept the waiver"]]),
    ...missingInChoice({ choice }),
    ...brokenOf([[understood === true, "tick that you understand"]]),
  ];
}

/** A day in a wrong year is told at the field. */
function birthDateRequest(Dob: string): string | undefined {
  const problem = birthDateProblem(Dob);
  if (problem === "blank" || problem === "incomplete") return "enter a full date of birth";
  if (problem === "shortYear") return "enter the year of birth with four digits";
  return problem === "noSuchDay" ? "enter a date of birth that exists" : undefined;
}

export function missingInPerson({ First, Last, Sex, Dob, Feet, Inches, Weight }: PersonAnswers): Missing {
  const birthDate = birthDateRequest(Dob ?? "");
  return brokenOf([
    [filled(First), "enter a first name"],
    [filled(Last), "enter a last name"],
    [filled(Sex), "choose a sex"],
    [birthDate === undefined, String(birthDate)],
    [filled(Feet), "choose the feet of the height"],
    [!(Number(Inches) < 0), "choose inches that are not below 0"],
    [Number(poundsOf(Weight ?? "")) > 0, "enter a weight above 0"],
  ]);
}

export function missingInMedical(): Missing {
  return [];
}

/** The price is known once the plan (1 or 2) is chosen. */
export function missingInPlan({ plan, price }: PlanAnswers): Missing {
  if (plan !== 1 && plan !== 2) return ["choose a plan"];
  return brokenOf([[price !== undefined && price > 0, "wait for the price"]]);
}

export function sayMissing(missing: Missing): string | undefined {
  if (missing.length === 0) return undefined;
  const [last, ...others] = [...missing].reverse();
  const list = others.length > 0 ? `${others.reverse().join(", ")} and ${last}` : last;
  return `To go on, ${list}.`;
}
