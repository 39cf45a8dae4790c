import type { AuthorizationChoice, Member } from "#shared/model/member.ts";
import { formatDay, isCalendarDate } from "#shared/rules/dates.ts";

export const authorizations = [
  { value: "GUARDIAN", label: "I am this person's parent or legal guardian." },
  { value: "PERMISSION", label: "I have received permission from the resident to register them." },
  { value: "SELF", label: "I am filling this out for myself." },
] as const;

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
