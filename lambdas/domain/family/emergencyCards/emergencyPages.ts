import { signPhoto } from "#lambdas/adapters/photos/signPhoto.ts";
import type { AccountDetails } from "#lambdas/records/accounts/account.ts";
import { confirmedOf, type MemberDetails } from "#lambdas/records/family/member.ts";
import { splitWords } from "#shared/format/words.ts";
import { emergencyContacts, ownerToCall } from "#shared/handover/emergency/emergencyContacts.ts";
import { emergencyHeadline, emergencyLines, wholeTexts } from "#shared/handover/emergency/emergencyLines.ts";
import type { CallableContact, CardChoice, EmergencyPage } from "#shared/model/emergencyCard.ts";
import { conditions, dnrReported, type MedicalChecklist } from "#shared/model/medical.ts";
import { type ShownPerson, showPerson } from "#shared/model/personShapes.ts";
import { isStale } from "#shared/rules/confirmation/confirmation.ts";
import { easternDayOf } from "#shared/rules/dates.ts";

const needsOf = (checklist: MedicalChecklist): string[] =>
  conditions(checklist)
    .filter((flag) => flag !== "Other")
    .map((flag) => (flag === "DNR" ? dnrReported : splitWords(flag)));

const parts: Readonly<
  Record<CardChoice, (person: ShownPerson, owner: CallableContact | undefined) => Promise<Partial<EmergencyPage>>>
> = {
  PHOTO: async ({ img }) => (img ? { img: await signPhoto(img) } : {}),
  NEEDS: async (person) => ({
    Sixty: emergencyLines(person),
    Needs: [...needsOf(person.Medical), ...wholeTexts(person)],
  }),
  CONTACTS: async (person, owner) => ({ Contacts: emergencyContacts(person, owner) }),
  NOTES: async ({ Additional }) => (Additional ? { Notes: Additional } : {}),
};

/** The chosen parts of a department's view; nothing sealed. */
export async function showPage(
  member: MemberDetails,
  { first, last, cell = "" }: AccountDetails,
  shows: readonly CardChoice[],
): Promise<EmergencyPage> {
  const person = showPerson(member.person);
  const { First, Last } = person;
  const Confirmed = confirmedOf(member);
  const owner = ownerToCall(person, member.authorization?.choice, { Name: `${first} ${last}`, Phone: cell });
  const chosen = await Promise.all(shows.map((choice) => parts[choice](person, owner)));
  return {
    First,
    Last,
    Headline: emergencyHeadline(person, shows),
    ...Object.assign({}, ...chosen),
    Confirmed,
    IsOld: isStale({ Confirmed, CreateDate: member.created }, easternDayOf(new Date())),
  };
}
