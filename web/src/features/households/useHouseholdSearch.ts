import { useMemo, useState } from "react";
import type { Household } from "#shared/model/household.ts";
import { cityKey } from "#shared/rules/place.ts";

/** More than fit on a screen or two. */
const many = 10;

/** Whether every word that is searched for is in a place's name, address, note or people. */
export function isFound({ Name, Location, Description = "", Members }: Household, words: string): boolean {
  const people = Members.map(({ First, Last }) => `${First} ${Last}`);
  const text = cityKey([Name, Location, Description, ...people].join(" "));
  return cityKey(words)
    .split(" ")
    .every((word) => text.includes(word));
}

/** Finds places by what is known of them; offered when there are more than ten. */
export function useHouseholdSearch(households: readonly Household[]) {
  const [words, setWords] = useState("");
  const isSearching = words.trim() !== "";
  const found = useMemo(
    () => (isSearching ? households.filter((household) => isFound(household, words)) : households),
    [households, words, isSearching],
  );
  return { words, setWords, isSearching, found, isOffered: households.length > many };
}
