import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from "react";
import type { Login } from "#web/session/manager/SessionManager.ts";
import { flushSession } from "#web/session/store/persistedSession.ts";
import { sessionStore } from "#web/session/store/SessionStore.ts";
import type { SessionUser } from "#web/session/store/sessionReducer.ts";
import { SessionContext } from "./SessionContext.ts";

// Not in a visitor's first load.
const loadPageSession = async () => (await import("./pageSession.ts")).pageSession;

const actions = {
  login: async (credentials: Parameters<Login>[0]) => (await loadPageSession()).login(credentials),
  logout: async () => (await loadPageSession()).logout(),
  revalidate: async () => (await loadPageSession()).revalidate(),
  join: async (since: number) => (await loadPageSession()).join(since),
  setUser: (user: SessionUser) => sessionStore.dispatch({ type: "USER_CHANGED", user }),
};

export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const state = useSyncExternalStore(sessionStore.subscribe, sessionStore.state, sessionStore.state);
  useEffect(() => {
    if (sessionStore.state().needsServerLogout) void loadPageSession();
    window.addEventListener("pagehide", flushSession);
    return () => window.removeEventListener("pagehide", flushSession);
  }, []);
  const value = useMemo(() => ({ ...state, ...actions }), [state]);
  return <SessionContext value={value}>{children}</SessionContext>;
}
