import { handler as makeEmergencyCard } from "#lambdas/calls/makeEmergencyCard.ts";
import { handler as openEmergencyCard } from "#lambdas/calls/openEmergencyCard.ts";
import type { TestAccount } from "#lambdas/testing/builders/people.ts";
import { bodyOf, type CallOptions, invoke } from "#lambdas/testing/call.ts";
import type { RequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { makeEmergencyCard as makeCall } from "#shared/contract/family/emergencyCards.ts";
import { cardChoice } from "#shared/model/emergencyCard.ts";
import type { Member } from "#shared/model/member.ts";

type NewCard = ResponseOf<typeof makeCall>["Card"];

export async function anEmergencyCard(
  owner: TestAccount,
  { ID }: Pick<Member, "ID">,
  Shows: RequestOf<typeof makeCall>["Shows"] = [...cardChoice.options],
): Promise<NewCard> {
  const request = { Parent_ID: owner.accountId, ID, Shows };
  return (await bodyOf(makeEmergencyCard, request, { session: owner })).Card;
}

export const openCard = ({ Token, Code }: Pick<NewCard, "Token" | "Code">, options: CallOptions = {}) =>
  invoke(openEmergencyCard, { Token, Code }, options);

export const aWrongCode = ({ Code }: Pick<NewCard, "Code">, at = 1): string =>
  String((Number(Code) + at) % 1_000_000).padStart(6, "0");
