import { createContext, useContext } from "react";
import type { Login } from "#web/session/manager/SessionManager.ts";
import type { SessionState, SessionUser } from "#web/session/store/sessionReducer.ts";

interface Session extends SessionState {
  /** On a locked page, the same account again. Throws ApiError. */
  readonly login: Login;
  /** Here, on the server and in every other tab. */
  readonly logout: () => Promise<void>;
  /** Leaves if a new password has ended the sign-in; its message stays. */
  readonly revalidate: () => Promise<void>;
  /** Joins another tab's session. @param since its sign-in, ms since 1970 */
  readonly join: (since: number) => Promise<void>;
  readonly setUser: (user: SessionUser) => void;
}

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession needs a SessionProvider above it");
  return session;
}

/** Throws on a screen for visitors. */
export function useUser(): SessionUser {
  const { user } = useSession();
  if (!user) throw new Error("useUser is for signed-in screens");
  return user;
}
