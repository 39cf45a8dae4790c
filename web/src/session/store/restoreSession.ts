import { lastActivity, noteActivity } from "./lastActivity.ts";
import { endOfPhase } from "./sessionEnd.ts";
import { phaseAt } from "./sessionPhase.ts";
import { type SessionState, signedOut } from "./sessionReducer.ts";
import { clearSession, loadSession } from "./sessionStore.ts";

/** The session that an earlier page left, unless it ended while no page was open: then why it did. */
export function restoreSession(): SessionState {
  const stored = loadSession();
  if (!stored) return signedOut;
  const { user, remember, since } = stored;
  if (lastActivity() === 0) noteActivity();
  const times = { role: user.Role, remember, since, lastActivity: lastActivity(), warnSeconds: 0 };
  const phase = phaseAt(Date.now(), times);
  if (phase !== "idle" && phase !== "ended") return { ...signedOut, ...stored, isAuthenticated: true };
  clearSession(user.ID);
  // What ran out is over on the server, too: a cookie that still works there is a newer sign-in's.
  const isUntold = phase === "idle";
  return { ...signedOut, exit: "back", ended: endOfPhase(phase, remember), isUntold };
}
