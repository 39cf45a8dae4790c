import { createContext, useContext } from "react";
import type { Login } from "#web/session/manager/SessionManager.ts";
import type { SessionState, SessionUser } from "#web/session/store/sessionReducer.ts";

interface Session extends SessionState {
  /** Signs in; on a locked page, the same account again. Throws ApiError when that is refused. */
  readonly login: Login;
  /** Signs out here, on the server and in every other tab. */
  readonly logout: () => Promise<void>;
  /** After a password was set: leaves if that has ended this account's sign-in. The message about it stays. */
  readonly revalidate: () => Promise<void>;
  /** Joins the session of another open tab. @param since Its sign-in, in milliseconds since 1970. */
  readonly join: (since: number) => Promise<void>;
  /** Replaces the signed-in account's details after a change. */
  readonly setUser: (user: SessionUser) => void;
}

export const SessionContext = createContext<Session | undefined>(undefined);

/** The session of this page, signed in or not. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession needs a SessionProvider above it");
  return session;
}

/** The signed-in account. Throws on a screen for visitors. */
export function useUser(): SessionUser {
  const { user } = useSession();
  if (!user) throw new Error("useUser is for signed-in screens");
  return user;
}
