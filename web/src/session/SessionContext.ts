import { createContext, useContext } from "react";
import type { SessionState, SessionUser } from "./sessionReducer.ts";

interface Session extends SessionState {
  /** Signs in; on a covered page, the same person again. Throws ApiError when that is refused. */
  readonly login: (email: string, password: string, remember: boolean) => Promise<void>;
  /** Signs out here, on the server and in every other tab. */
  readonly logout: () => Promise<void>;
  /** Leaves at once because a reset has ended every sign-in; what was just said about that stays. */
  readonly drop: () => Promise<void>;
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
