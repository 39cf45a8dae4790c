import type { Household } from "#shared/model/household.ts";
import type { Member } from "#shared/model/member.ts";
import { useEveryPage } from "#web/api/useEveryPage.ts";
import { useHouseholds } from "#web/entities/household/useHouseholds.ts";
import { useMembers } from "#web/entities/member/useMembers.ts";

/** A family's places and people, all of them. */
export interface Family {
  readonly households: readonly Household[];
  readonly members: readonly Member[];
}

interface LoadedFamily {
  /** Undefined until every page of both lists is there: a part of it says nothing true of the whole. */
  readonly family: Family | undefined;
  /** Whether more of it is on its way. A list that failed is not, until it is asked for again. */
  readonly isLoading: boolean;
}

type Pages = ReturnType<typeof useHouseholds> | ReturnType<typeof useMembers>;

const isOnItsWay = ({ data, error, hasNextPage }: Pages): boolean => !error && (!data || hasNextPage);

/** Loads the signed-in account's family, all pages of it. */
export function useFamily(): LoadedFamily {
  const [places, people] = [useHouseholds(), useMembers()];
  useEveryPage(places);
  useEveryPage(people);
  const { households } = places;
  const { members } = people;
  const isWhole = households && members && !places.hasNextPage && !people.hasNextPage;
  return {
    family: isWhole ? { households, members } : undefined,
    isLoading: isOnItsWay(places) || isOnItsWay(people),
  };
}
