import { createContext, useContext } from "react";
import type { SessionState, SessionUser } from "#web/session/store/sessionReducer.ts";

interface Session extends SessionState {
  /** Signs in; on a covered page, the same person again. Throws ApiError when that is refused. */
  readonly login: (email: string, password: string, remember: boolean) => Promise<void>;
  /** Signs out here, on the server and in every other tab. */
  readonly logout: () => Promise<void>;
  /** After a password was set: leaves if it has ended this person's sign-in. What was just said about it stays. */
  readonly recheck: () => Promise<void>;
  /** Joins the sign-in of another open tab, which began at a moment in milliseconds since 1970. */
  readonly join: (since: number) => Promise<void>;
  /** Replaces what is known of the signed-in person, after they changed it. */
  readonly setUser: (user: SessionUser) => void;
}

export const SessionContext = createContext<Session | undefined>(undefined);

/** The session of this visit, whoever it is. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession needs a SessionProvider above it");
  return session;
}

/** The signed-in person; for screens that only a signed-in person can see. */
export function useUser(): SessionUser {
  const { user } = useSession();
  if (!user) throw new Error("useUser is for signed-in screens");
  return user;
}
