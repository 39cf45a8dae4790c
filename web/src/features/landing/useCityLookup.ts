import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { type ChosenCity, chosenCity } from "#web/entities/account/chosenCity.ts";
import { announce } from "#web/ui/feedback/announce.ts";
import type { City, CitySearch } from "./CitySearch.ts";
import { lookupProblem } from "./lookupProblem.ts";
import { notReached } from "./notReached.ts";

/** Kept in the history entry for Back and a reload; `kept` is that entry, for other pages. */
export function useChosenCity() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const kept = (state ?? {}) as Readonly<Record<string, unknown>>;
  const [chosen, setChosen] = useState(() => chosenCity(kept));
  const choose = (city: ChosenCity | undefined) => {
    setChosen(city);
    const { city: _, state: __, zip: ___, ...rest } = kept;
    void navigate(".", { replace: true, state: { ...rest, ...city } });
  };
  return { chosen, choose, kept: { ...kept, ...chosen } };
}

const none = { cities: [], similar: [] };

interface Lookup {
  readonly loadResult: () => Promise<unknown>;
  readonly sentence: (result: CitySearch) => string;
}

async function ask(state: string, city: string, loadResult: Lookup["loadResult"]): Promise<CitySearch> {
  const problem = lookupProblem(state, city);
  if (problem) return { ...none, message: problem, failed: true };
  // On demand: the first paint does without the contract.
  const loaded = await Promise.all([import("./lookUp.ts"), loadResult()]).catch(() => undefined);
  return loaded ? loaded[0].lookUp(state, city) : { ...none, message: notReached, failed: true };
}

/** Begins with the city found before. Each result is announced. */
export function useCityLookup({ loadResult, sentence }: Lookup, found?: City) {
  const first = { ...none, cities: found ? [found] : [], message: undefined, failed: false };
  const [lookup, setLookup] = useState<CitySearch>(first);
  const [pending, setPending] = useState(false);
  const search = async (state: string, city: string): Promise<CitySearch> => {
    setPending(true);
    const result = await ask(state, city.trim(), loadResult);
    setLookup(result);
    setPending(false);
    announce(sentence(result), result.failed);
    return result;
  };
  return { ...lookup, pending, search };
}
