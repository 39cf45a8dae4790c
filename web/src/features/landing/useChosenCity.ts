import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { type ChosenCity, chosenCity } from "#web/entities/account/chosenCity.ts";

/**
 * The visitor's city, kept in the history entry for Back and a reload; `kept` is that entry, for other pages.
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
