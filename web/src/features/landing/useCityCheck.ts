import { useEffect, useRef, useState } from "react";
import { useLatest } from "#web/ui/state/useLatest.ts";
import type { City, CitySearch, PlaceCheck } from "./CitySearch.ts";
import { useCityLookup } from "./useCityLookup.ts";

export const loadAnswer = () => import("./CityAnswer.tsx");

/** Others are told with the answer. */
const failure = ({ failed, message = "" }: CitySearch) => (failed ? message : "");
const lookup = { loadResult: loadAnswer, sentence: failure };

const isZip = (text: string): boolean => /^\d{5}$/.test(text);

interface CityField {
  readonly id: string;
  readonly typed: string;
  readonly state: string;
  /** A department takes part in this city. */
  readonly onCity: (city: City) => void;
  readonly onFailed: (sentence: string | undefined) => void;
}

/** Looks a place up at a press, and a whole ZIP code once it is typed: a press then leads to its answer. */
export function useCityCheck({ id, typed, state, onCity, onFailed }: CityField) {
  const [check, setCheck] = useState<PlaceCheck>({ isPending: false, isPressed: false });
  const { search } = useCityLookup(lookup);
  // Known at once: an early press is repeated before the page shows the lookup.
  const asked = useRef({ text: "", isKnown: false });

  useEffect(
    () => () => {
      // An answer would lead back to the page that was left.
      asked.current = { text: "", isKnown: false };
    },
    [],
  );

  const ask = async (text: string, isPressed: boolean, inState = state) => {
    const question = { text, isKnown: true };
    asked.current = question;
    setCheck((last) => ({ ...last, isPending: true, isPressed }));
    const answer = await search(inState, text);
    // For another place.
    if (asked.current !== question) return;
    question.isKnown = !answer.failed;
    const { place, by = [] } = answer.meant ?? {};
    if (place && by.length > 0) onCity(place);
    if (answer.failed) onFailed(answer.message);
    // Without a connection the part for answers is missing, too.
    setCheck((last) => ({ ...last, answer: answer.failed ? undefined : answer, isPending: false }));
  };
  /** A failed question may be asked again. */
  const isAsked = (text: string) => text === asked.current.text && asked.current.isKnown;
  const press = (text: string, inState?: string) => {
    if (isAsked(text) && (check.isPending || isZip(text))) setCheck((last) => ({ ...last, isPressed: true }));
    else void ask(text, true, inState);
  };

  const text = typed.trim();
  const whenTyped = useLatest((zip: string) => {
    // Typed by a person: browsers restore an earlier visit's text, too.
    const isTyped = document.activeElement?.id === id;
    if (isTyped && isZip(zip) && !isAsked(zip)) void ask(zip, false);
  });
  useEffect(() => whenTyped.current(text), [text, whenTyped]);
  return { check, press };
}
