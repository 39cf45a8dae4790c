import { addAdultCheck, endAdultCheck } from "#lambdas/records/family/adultCheck.ts";
import { declaredOf } from "#lambdas/records/family/consent.ts";
import { addConsentMail } from "#lambdas/records/family/consentMail.ts";
import type { MemberDetails } from "#lambdas/records/family/member.ts";
import type { Write } from "#lambdas/records/table/table.ts";
import { adultDay, isGuardiansChild } from "#shared/rules/consent/isAdultDue.ts";
import { addDays, easternDayOf } from "#shared/rules/dates.ts";

const noticeDays = 30;

export const noticeDay = (dob: string): string => addDays(adultDay(dob), -noticeDays);

/** An adult with an address learns who registered them. */
export const shouldNotify = ({ person: { Dob, Mail }, authorization }: MemberDetails, today: string): boolean =>
  Boolean(Mail) && adultDay(Dob) <= today && authorization?.choice !== "SELF";

/** Of a guardian's child alone. */
function adultCheckDay(member: MemberDetails, today: string): string | undefined {
  if (!isGuardiansChild(declaredOf(member))) return undefined;
  const { Dob } = member.person;
  if (noticeDay(Dob) >= today) return noticeDay(Dob);
  return adultDay(Dob) > today ? adultDay(Dob) : today;
}

/** Tells an adult, and schedules a child's 18th birthday. */
export function consentWork(after: MemberDetails, before?: MemberDetails): Write[] {
  const { owner, id: mid } = after;
  const today = easternDayOf(new Date());
  const wasToTell = before && shouldNotify(before, today) && before.person.Mail === after.person.Mail;
  const day = adultCheckDay(after, today);
  const isNewDay = day !== undefined && !(before && adultCheckDay(before, today) === day);
  return [
    ...(shouldNotify(after, today) && !wasToTell ? [addConsentMail({ owner, mid, about: "REGISTERED" })] : []),
    ...(isNewDay ? [addAdultCheck(day, { owner, mid })] : []),
  ];
}

export function endConsentWork(member: MemberDetails): Write[] {
  const { owner, id: mid, person } = member;
  if (!isGuardiansChild(declaredOf(member))) return [];
  return [noticeDay(person.Dob), adultDay(person.Dob)].map((day) => endAdultCheck(day, { owner, mid }));
}
