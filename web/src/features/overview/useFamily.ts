import type { Household } from "#shared/model/household.ts";
import type { Member } from "#shared/model/member.ts";
import { useHouseholds } from "#web/entities/household/useHouseholds.ts";
import { useMembers } from "#web/entities/member/useMembers.ts";

/** A family's places and people, all of them. */
export interface Family {
  readonly households: readonly Household[];
  readonly members: readonly Member[];
}

/**
 * The signed-in account's family once every page of both lists is there, which the cards load; undefined until then:
 * a part of it says nothing true of the whole.
 */
export function useFamily(): Family | undefined {
  const { households, hasNextPage: hasMorePlaces } = useHouseholds();
  const { members, hasNextPage: hasMorePeople } = useMembers();
  return households && members && !hasMorePlaces && !hasMorePeople ? { households, members } : undefined;
}
