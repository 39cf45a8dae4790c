import type { Member } from "#shared/model/member.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { isPaying } from "#web/entities/member/isPaying.ts";
import { authorizationSentence } from "../authorization/authorizationText.ts";
import { departureSentence } from "../person/memberText.ts";

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
