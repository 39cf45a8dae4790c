import type { Member } from "#shared/model/member.ts";
import { easternDayOf, isCalendarDate } from "#shared/rules/dates.ts";

const adultAt = 18;

/** Feb 29 becomes Mar 1 in other years. */
export function adultDay(dob: string): string {
  const [year = "", month, day] = dob.split("-");
  const birthday = `${Number(year) + adultAt}-${month}-${day}`;
  return isCalendarDate(birthday) ? birthday : `${Number(year) + adultAt}-03-01`;
}

type AuthorizedPerson = Pick<Member, "Dob"> & {
  readonly Authorization?: Pick<NonNullable<Member["Authorization"]>, "Choice" | "At"> | undefined;
};

/** Consent is then declared anew at 18. */
export const isGuardiansChild = ({ Dob, Authorization }: AuthorizedPerson): boolean =>
  Authorization?.Choice === "GUARDIAN" && easternDayOf(new Date(Authorization.At)) < adultDay(Dob);

/** Whether consent is to be declared anew. Days are Eastern, YYYY-MM-DD. */
export const isAdultDue = (person: AuthorizedPerson, today: string): boolean =>
  isGuardiansChild(person) && today >= adultDay(person.Dob);
