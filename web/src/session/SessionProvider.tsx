import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from "react";
import { flushSession } from "#web/session/store/persistedSession.ts";
import { pageSession } from "#web/session/store/SessionStore.ts";
import type { SessionUser } from "#web/session/store/sessionReducer.ts";
import { SessionContext } from "./SessionContext.ts";

// Not in the first load of a visitor's page.
const live = async () => (await import("./pageSession.ts")).live;

const verbs = {
  login: async (email: string, password: string, remember: boolean) =>
    (await live()).login(email, password, remember),
  logout: async () => (await live()).logout(),
  recheck: async () => (await live()).recheck(),
  join: async (since: number) => (await live()).join(since),
  setUser: (user: SessionUser) => pageSession.dispatch({ type: "USER_CHANGED", user }),
};

/** Gives everything below it the session of this page. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const state = useSyncExternalStore(pageSession.subscribe, pageSession.state);
  useEffect(() => {
    if (pageSession.state().isUntold) void live();
    window.addEventListener("pagehide", flushSession);
    return () => window.removeEventListener("pagehide", flushSession);
  }, []);
  const value = useMemo(() => ({ ...state, ...verbs }), [state]);
  return <SessionContext value={value}>{children}</SessionContext>;
}
