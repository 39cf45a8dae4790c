import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useUser } from "#web/session/SessionContext.ts";

const paramsOf = (state: unknown, user: string): URLSearchParams => {
  const { filter, by } = (state ?? {}) as { readonly filter?: unknown; readonly by?: unknown };
  return new URLSearchParams(typeof filter === "string" && by === user ? filter : "");
};

/**
 * A list's filter in the history entry: it survives a reload and going back. It may hold names, so not in the address,
 * which histories and logs show; another account begins without it.
 */
export function useHistoryParams() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { ID: by } = useUser();
  const save = useCallback(
    (params: URLSearchParams) => {
      const filter = params.toString();
      void navigate(".", { replace: true, state: { ...(state as object | null), filter, by } });
    },
    [by, navigate, state],
  );
  return [paramsOf(state, by), save] as const;
}
