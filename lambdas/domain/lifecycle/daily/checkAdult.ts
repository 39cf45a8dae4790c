import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { noticeDay, shouldNotify } from "#lambdas/domain/family/consent/consentWork.ts";
import { type AdultCheck, addAdultCheck } from "#lambdas/records/family/adultCheck.ts";
import { declaredOf } from "#lambdas/records/family/consent.ts";
import { addConsentMail } from "#lambdas/records/family/consentMail.ts";
import { getMember, type MemberRecord, noteTold } from "#lambdas/records/family/member.ts";
import { transact, unchanged, type Write } from "#lambdas/records/table/table.ts";
import { adultDay, isGuardiansChild } from "#shared/rules/consent/isAdultDue.ts";

/** This, or the later news. */
const wasTold = ({ adulthood }: MemberRecord, day: string, told: "SOON" | "NOW"): boolean =>
  adulthood?.day === day && (adulthood.told === "NOW" || adulthood.told === told);

function stepsFor(member: MemberRecord, today: string): Write[] {
  const { owner, id: mid, person } = member;
  const day = adultDay(person.Dob);
  const soon = noticeDay(person.Dob);
  // The birth date was corrected since.
  if (today < soon) return [unchanged(member), addAdultCheck(soon, { owner, mid })];
  const told = today < day ? "SOON" : "NOW";
  const next = told === "SOON" ? [addAdultCheck(day, { owner, mid })] : [];
  if (wasTold(member, day, told)) return [unchanged(member), ...next];
  return [
    noteTold(member, { adulthood: { day, told } }),
    addConsentMail({ owner, mid, about: told }),
    ...(told === "NOW" && shouldNotify(member, today) ? [addConsentMail({ owner, mid, about: "REGISTERED" })] : []),
    ...next,
  ];
}

/** A guardian's child who is 18 within 30 days or now. After missed days only the birthday is told. */
export const checkAdult = ({ owner, mid }: AdultCheck, today: string, done: Write): Promise<void> =>
  retryOnConflict(async () => {
    const member = await getMember(owner, mid);
    const isChild = member && isGuardiansChild(declaredOf(member));
    await transact([done, ...(isChild ? stepsFor(member, today) : [])]);
  });
