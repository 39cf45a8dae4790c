import type { ResponseOf } from "#shared/contract/call.ts";
import { listEmergencyCards, makeEmergencyCard } from "#shared/contract/family/emergencyCards.ts";
import type { EmergencyCard, ListedCard } from "#shared/model/emergencyCard.ts";
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

const workingOf = (data: ResponseOf<typeof listEmergencyCards> | undefined): readonly ListedCard[] =>
  data?.Cards.filter(({ Stopped }) => !Stopped) ?? [];

/** People who may have a card; undefined while they load. */
export function useFamilyCards() {
  const { ID: UID } = useUser();
  const list = useMembers();
  useEveryPage(list);
  const cards = useCall(listEmergencyCards, { UID }, neverCached);
  const making = useCallMutation(makeEmergencyCard);
  const { members = [] } = list;
  const isWhole = list.members && cards.data && !list.hasNextPage;
  const working = workingOf(cards.data);
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
      // A sheet without its cards is not printed, now or later.
      const load = () => answerWhileOnline(cards.refetch({ throwOnError: true }));
      if (wanted.every(({ card }) => card)) return;
      // The page may not show a card whose answer was lost: another one would end it, maybe once it is printed.
      const held = workingOf((await load()).data);
      const without = wanted.filter(({ member }) => !held.some(({ MemberID }) => MemberID === member.ID));
      if (without.length === 0) return;
      try {
        for (const { member } of without)
          await making.mutateAsync({ Parent_ID: UID, ID: member.ID, Shows: [...usualChoices] });
      } catch (error) {
        // Not awaited: without a network it waits for one.
        void cards.refetch();
        throw error;
      }
      await load();
    },
  };
}

export type FamilyCards = ReturnType<typeof useFamilyCards>;
