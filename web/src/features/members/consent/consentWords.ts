import type { Member } from "#shared/model/member.ts";
import { isPaying } from "#web/entities/member/isPaying.ts";
import { departureSentence } from "../person/memberText.ts";

export function consequencesOf(member: Member): readonly string[] {
  const { First, HouseHolds } = member;
  return [
    ...HouseHolds.map((household) => `${household.Name}: ${departureSentence(household, First)}`),
    "Nothing new about this person is handed over.",
    `The record of ${First} stays in your account. You can give consent again at any time.`,
    ...(isPaying(member)
      ? [`The plan for ${First} goes on and is charged. You can end it under Profile, Billing.`]
      : []),
  ];
}
