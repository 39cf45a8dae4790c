import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { noticeDay, shouldNotify } from "#lambdas/domain/family/consent/consentWork.ts";
import { log } from "#lambdas/log.ts";
import { type AdultCheckRecord, addAdultCheck, adultChecks } from "#lambdas/records/family/adultCheck.ts";
import { declaredOf } from "#lambdas/records/family/consent.ts";
import { addConsentMail } from "#lambdas/records/family/consentMail.ts";
import { getMember, type MemberRecord, noteTold } from "#lambdas/records/family/member.ts";
import { remove, transact, unchanged, type Write } from "#lambdas/records/table/table.ts";
import { adultDay, isGuardiansChild } from "#shared/rules/consent/isAdultDue.ts";
import { drainDays } from "./drainDays.ts";
import { ifTaken, RunConflict } from "./RunConflict.ts";

/** This, or the later news. */
const wasTold = ({ adulthood }: MemberRecord, day: string, told: "SOON" | "NOW"): boolean =>
  adulthood?.day === day && (adulthood.told === "NOW" || adulthood.told === told);

function stepsFor(member: MemberRecord, today: string): Write[] {
  const { owner, id: mid, person } = member;
  const day = adultDay(person.Dob);
  const soon = noticeDay(person.Dob);
  // The birth date was corrected since.
  if (today < soon) return [unchanged(member), addAdultCheck({ owner, mid, day: soon })];
  const told = today < day ? "SOON" : "NOW";
  const next = told === "SOON" ? [addAdultCheck({ owner, mid, day })] : [];
  if (wasTold(member, day, told)) return [unchanged(member), ...next];
  return [
    noteTold(member, { adulthood: { day, told } }),
    addConsentMail({ owner, mid, kind: told }),
    ...(told === "NOW" && shouldNotify(member, today) ? [addConsentMail({ owner, mid, kind: "REGISTERED" })] : []),
    ...next,
  ];
}

async function tryToFollow({ pk, sk, owner, mid }: AdultCheckRecord, today: string): Promise<void> {
  const taken = remove({ pk, sk }, new RunConflict());
  const member = await getMember(owner, mid);
  const isChild = member && isGuardiansChild(declaredOf(member));
  await transact([taken, ...(isChild ? stepsFor(member, today) : [])]);
}

/** Of several runs one does it. */
export const followAdultCheck = (check: AdultCheckRecord, today: string): Promise<void> =>
  retryOnConflict(() => tryToFollow(check, today)).catch(ifTaken);

/** Checks guardians' children who are 18 within 30 days or now. After missed days only the birthday is told. */
export const checkAdults = (today: string): Promise<void> =>
  drainDays(
    { name: "adults", today, daysBack: 1 },
    {
      read: (day) => adultChecks(day).read,
      work: (check) => followAdultCheck(check, today),
      onFailure: ({ mid }, error) => log.error("a member's 18th birthday was not looked at", { mid, error }),
      failure: "Not every 18th birthday was looked at",
    },
  );
