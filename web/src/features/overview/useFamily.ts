import { useState } from "react";
import type { Household } from "#shared/model/household.ts";
import type { Member } from "#shared/model/member.ts";
import { useEveryPage } from "#web/api/pages/useEveryPage.ts";
import { useHouseholds } from "#web/entities/household/useHouseholds.ts";
import { useMembers } from "#web/entities/member/useMembers.ts";

export interface Family {
  readonly households: readonly Household[];
  readonly members: readonly Member[];
}

type Places = ReturnType<typeof useHouseholds>;
type People = ReturnType<typeof useMembers>;

interface LoadedFamily {
  readonly places: Places;
  readonly people: People;
  /** Undefined for a part, which would mislead. */
  readonly family: Family | undefined;
  /** Both lists came or failed; stays so while a failed one is requested again. */
  readonly isSettled: boolean;
}

const isOnItsWay = ({ data, error, hasNextPage }: Places | People): boolean => !error && (!data || hasNextPage);

export function useFamily(): LoadedFamily {
  const [places, people] = [useHouseholds(), useMembers()];
  const [isSettled, setSettled] = useState(false);
  useEveryPage(places);
  useEveryPage(people);
  if (!isSettled && !isOnItsWay(places) && !isOnItsWay(people)) setSettled(true);
  const { households } = places;
  const { members } = people;
  const isWhole = households && members && !places.hasNextPage && !people.hasNextPage;
  return { places, people, isSettled, family: isWhole ? { households, members } : undefined };
}
