import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";

const paramsOf = (state: unknown): URLSearchParams => {
  const { filter } = (state ?? {}) as { readonly filter?: unknown };
  return new URLSearchParams(typeof filter === "string" ? filter : "");
};

/**
 * What a list is narrowed by, kept with the page's entry in the browser's history: a reload and the way back
 * have it again. Not in the address: names are looked for, and an address stands in histories and logs.
 */
export function useHistoryParams() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const keep = useCallback(
    (params: URLSearchParams) => {
      const filter = params.toString();
      void navigate(".", { replace: true, state: { ...(state as object | null), filter } });
    },
    [navigate, state],
  );
  return [paramsOf(state), keep] as const;
}
