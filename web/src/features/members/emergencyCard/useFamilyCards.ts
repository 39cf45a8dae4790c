import { listEmergencyCards, makeEmergencyCard } from "#shared/contract/family/emergencyCards.ts";
import type { EmergencyCard } from "#shared/model/emergencyCard.ts";
import type { Member } from "#shared/model/member.ts";
import { useEveryPage } from "#web/api/pages/useEveryPage.ts";
import { neverCached, useCall, useCallMutation } from "#web/api/useCall.ts";
import { answerWhileOnline } from "#web/api/waitWhileOnline.ts";
import { useMembers } from "#web/entities/member/useMembers.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { usualChoices } from "./choices.ts";
import { isPrintable } from "./isPrintable.ts";

export interface CardHolder {
  readonly member: Member;
  /** Undefined where a print makes one. */
  readonly card: EmergencyCard | undefined;
}

/** People who may have a card; undefined while they load. */
export function useFamilyCards() {
  const { ID: UID } = useUser();
  const list = useMembers();
  useEveryPage(list);
  const cards = useCall(listEmergencyCards, { UID }, neverCached);
  const making = useCallMutation(makeEmergencyCard);
  const { members = [] } = list;
  const isWhole = list.members && cards.data && !list.hasNextPage;
  const working = cards.data?.Cards.filter(({ Stopped }) => !Stopped) ?? [];
  const consented = members
    .filter(({ Withheld }) => !Withheld)
    .map((member) => ({ member, card: working.find(({ MemberID }) => MemberID === member.ID) }));
  const holders = consented.flatMap(({ member, card }): CardHolder[] =>
    !card || isPrintable(card) ? [{ member, card }] : [],
  );
  return {
    holders: isWhole ? holders : undefined,
    withheld: members.filter(({ Withheld }) => Withheld),
    /** Their cards work: a print must not end them. */
    unprintable: consented.flatMap(({ member, card }) => (card && !isPrintable(card) ? [member] : [])),
    error: list.error ?? cards.error,
    refetch: () => Promise.all([list.refetch(), cards.refetch()]),
    /** One after the other: cards made before a failure stay. */
    makeMissing: async (wanted: readonly CardHolder[]) => {
      const without = wanted.filter(({ card }) => !card);
      try {
        for (const { member } of without)
          await making.mutateAsync({ Parent_ID: UID, ID: member.ID, Shows: [...usualChoices] });
      } catch (error) {
        // Not awaited: without a network it waits for one.
        void cards.refetch();
        throw error;
      }
      // A sheet without its cards is not printed, now or later.
      if (without.length > 0) await answerWhileOnline(cards.refetch({ throwOnError: true }));
    },
  };
}

export type FamilyCards = ReturnType<typeof useFamilyCards>;
