import { lastActivity, noteActivity } from "./lastActivity.ts";
import { clearSession, loadSession } from "./persistedSession.ts";
import { endOfPhase } from "./sessionEnd.ts";
import { phaseAt } from "./sessionPhase.ts";
import { type SessionState, signedOut } from "./sessionReducer.ts";

/** Signed out, with the reason, if it has ended. */
export function restoreSession(): SessionState {
  const stored = loadSession();
  if (!stored) return signedOut;
  const { user, remember, since } = stored;
  if (lastActivity() === 0) noteActivity();
  const times = { role: user.Role, remember, since, lastActivity: lastActivity(), warnSeconds: 0 };
  const phase = phaseAt(Date.now(), times);
  if (phase !== "idle" && phase !== "ended") return { ...signedOut, ...stored, isAuthenticated: true };
  clearSession(user.ID);
  // At its end it is over on the server too: a cookie that works there is a newer one.
  const needsServerLogout = phase === "idle";
  return { ...signedOut, exit: "back", ended: endOfPhase(phase, user.Role, remember), needsServerLogout };
}
