import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { type ChosenCity, chosenCity } from "#web/entities/account/chosenCity.ts";

/**
 * The city that a visitor has chosen. It stands in the page's entry of the browser's history, so that Back and
 * a reload keep it; `kept` is that entry, for the ways to other pages.
 */
export function useChosenCity() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const kept = (state ?? {}) as Readonly<Record<string, unknown>>;
  const [chosen, setChosen] = useState(() => chosenCity(kept));
  const choose = (city: ChosenCity | undefined) => {
    setChosen(city);
    const { city: _, state: __, ...rest } = kept;
    void navigate(".", { replace: true, state: { ...rest, ...city } });
  };
  return { chosen, choose, kept: { ...kept, ...chosen } };
}
