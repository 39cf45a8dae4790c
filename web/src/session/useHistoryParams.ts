import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";

const paramsOf = (state: unknown): URLSearchParams => {
  const { filter } = (state ?? {}) as { readonly filter?: unknown };
  return new URLSearchParams(typeof filter === "string" ? filter : "");
};

/**
 * A list's filter in the history entry: it survives a reload and going back. Not in the address, which
 * histories and logs show: it may hold names.
 */
export function useHistoryParams() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const save = useCallback(
    (params: URLSearchParams) => {
      const filter = params.toString();
      void navigate(".", { replace: true, state: { ...(state as object | null), filter } });
    },
    [navigate, state],
  );
  return [paramsOf(state), save] as const;
}
