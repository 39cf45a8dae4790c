import { signPhoto } from "#lambdas/adapters/photos.ts";
import { contactOf } from "#lambdas/domain/jackets/findCurrent.ts";
import { confirmedOf } from "#lambdas/domain/jackets/snapshotOf.ts";
import type { AccountDetails } from "#lambdas/records/accounts/account.ts";
import type { MemberDetails } from "#lambdas/records/family/member.ts";
import { splitWords } from "#shared/format/words.ts";
import { staleDay } from "#shared/handover/card/staleDay.ts";
import type { CardChoice, EmergencyPage } from "#shared/model/emergencyCard.ts";
import { emergencyHeadline } from "#shared/model/jacket/emergencyHeadline.ts";
import { conditions, dnrPaperwork, type MedicalChecklist } from "#shared/model/medical.ts";
import { type ShownPerson, showPerson } from "#shared/model/personShapes.ts";
import { easternDayOf } from "#shared/rules/dates.ts";

const needsOf = (checklist: MedicalChecklist): string[] =>
  conditions(checklist)
    .filter((flag) => flag !== "Other")
    .map((flag) => (flag === "DNR" ? `DNR: ${dnrPaperwork}` : splitWords(flag)));

/** Whom to call: the account's owner, where a number is known. */
function contactsOf(account: AccountDetails) {
  const contact = contactOf(account);
  return contact?.Phone ? [{ Name: contact.Name, Phone: contact.Phone }] : [];
}

const parts: Readonly<
  Record<CardChoice, (person: ShownPerson, account: AccountDetails) => Promise<Partial<EmergencyPage>>>
> = {
  PHOTO: async ({ img }) => (img ? { img: await signPhoto(img) } : {}),
  NEEDS: async ({ Medical }) => ({ Needs: needsOf(Medical) }),
  CONTACTS: async (_person, account) => ({ Contacts: contactsOf(account) }),
  NOTES: async ({ Additional }) => (Additional ? { Notes: Additional } : {}),
};

/** What departments are given of a person, and of it what the family chose: nothing that is sealed gets here. */
export async function showPage(
  member: MemberDetails,
  account: AccountDetails,
  shows: readonly CardChoice[],
): Promise<EmergencyPage> {
  const person = showPerson(member.person);
  const { First, Last } = person;
  const Confirmed = confirmedOf(member) ?? easternDayOf(new Date(member.created));
  const chosen = await Promise.all(shows.map((choice) => parts[choice](person, account)));
  return {
    ...{ First, Last, Headline: emergencyHeadline(person, shows) },
    ...Object.assign({}, ...chosen),
    Confirmed,
    IsOld: easternDayOf(new Date()) >= staleDay({ Confirmed, CreateDate: member.created }),
  };
}
