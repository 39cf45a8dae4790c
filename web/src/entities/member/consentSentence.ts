import type { AuthorizationChoice, Member } from "#shared/model/member.ts";
import { formatDay, isCalendarDate } from "#shared/rules/dates.ts";

export const filledIn: Readonly<Record<AuthorizationChoice, string>> = {
  GUARDIAN: "filled in as parent or legal guardian",
  PERMISSION: "filled in with the resident's permission",
  SELF: "filled in for yourself",
};

/** A version is named by its day, or as a program named it. */
export function authorizationSentence({ Choice, Waiver, At }: NonNullable<Member["Authorization"]>): string {
  const version = isCalendarDate(Waiver) ? formatDay(Waiver) : Waiver;
  return `Waiver of ${version} accepted on ${formatDay(At)} - ${filledIn[Choice]}`;
}

type ConsentEvent = NonNullable<Member["Consents"]>[number];

export function consentSentence({ Act, At, Choice, Waiver }: ConsentEvent, first: string): string {
  const day = formatDay(At);
  if (Act === "GIVEN" && Choice && Waiver !== undefined) return authorizationSentence({ Choice, Waiver, At });
  const words = {
    GIVEN: `Consent given on ${day}`,
    WITHDRAWN: `Consent withdrawn on ${day}`,
    OBJECTED: `${first} objected on ${day}`,
    OBJECTION_ENDED: `${first} took the objection back on ${day}`,
  } as const;
  return words[Act];
}
