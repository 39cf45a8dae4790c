import { type ReactNode, useCallback, useEffect, useMemo, useReducer } from "react";
import { clearToasts } from "#web/ui/toasts/toast.ts";
import { SessionContext } from "./SessionContext.ts";
import { type SessionState, sessionReducer, signedOut } from "./sessionReducer.ts";
import { clearSession, loadSession, saveSession } from "./sessionStore.ts";
import { onRenewal, setToken } from "./token.ts";
import { useOtherTabs } from "./useOtherTabs.ts";

const ended = "Your session has ended. Please sign in to continue.";
const replaced = "Somebody else signed in with this browser. Please sign in to continue.";

function restored(): SessionState {
  const stored = loadSession();
  return stored ? { ...signedOut, ...stored, isAuthenticated: true } : signedOut;
}

// The calls bring the contract with them; the landing page does without both.
const calls = () => import("./sessionCalls.ts");

/** Holds who is signed in: restores it, keeps it, renews its token, ends it in every tab. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [state, dispatch] = useReducer(sessionReducer, undefined, restored);
  const { user, remember } = state;

  const forget = useCallback((message?: string) => {
    setToken(undefined);
    clearToasts();
    dispatch({ type: "LOGOUT_SUCCESS", message });
  }, []);
  const leave = useCallback(
    (message?: string) => {
      clearSession();
      forget(message);
    },
    [forget],
  );
  const tellOtherTabs = useOtherTabs(leave);

  useEffect(() => {
    if (user) saveSession({ user, remember });
  }, [user, remember]);

  useEffect(() => {
    onRenewal(async () => {
      // A call that was under way when the session ended does not begin another one.
      if (!user) return false;
      const renewed = await (await calls()).refresh();
      // The cookie is the whole browser's: another tab may have signed somebody else in, whose storage stays.
      const isOther = renewed !== undefined && renewed.ID !== user.ID;
      if (isOther) forget(replaced);
      else if (renewed) dispatch({ type: "LOGIN_SUCCESS", user: renewed, remember });
      else leave(ended);
      return renewed !== undefined && !isOther;
    });
  }, [user, remember, leave, forget]);

  const value = useMemo(
    () => ({
      ...state,
      login: async (Email: string, Password: string, Remember: boolean) => {
        dispatch({ type: "LOGIN_REQUEST" });
        try {
          const entered = await (await calls()).login({ Email, Password, Remember });
          dispatch({ type: "LOGIN_SUCCESS", user: entered, remember: Remember });
        } catch (error) {
          dispatch({ type: "LOGIN_FAILURE" });
          throw error;
        }
      },
      logout: async () => {
        try {
          await (await calls()).logout();
        } catch {
          // Who asks to leave leaves; the server's cookie ends by itself.
        }
        leave();
        tellOtherTabs();
      },
      setUser: (changed: NonNullable<SessionState["user"]>) =>
        dispatch({ type: "LOGIN_SUCCESS", user: changed, remember }),
    }),
    [state, remember, leave, tellOtherTabs],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}
