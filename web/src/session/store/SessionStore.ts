import { lastActivity, noteActivity } from "./lastActivity.ts";
import { clearSession, loadSession, saveSession } from "./persistedSession.ts";
import { endOfPhase } from "./sessionEnd.ts";
import { phaseAt } from "./sessionPhase.ts";
import { type SessionAction, type SessionState, sessionReducer, signedOut } from "./sessionReducer.ts";

/** Signed out, with the reason, if it has ended. */
function restoreSession(): SessionState {
  const stored = loadSession();
  if (!stored) return signedOut;
  const { user, remember, since } = stored;
  if (lastActivity() === 0) noteActivity();
  const times = { role: user.Role, remember, since, lastActivity: lastActivity(), warnSeconds: 0 };
  const phase = phaseAt(Date.now(), times);
  if (phase !== "idle" && phase !== "ended") return { ...signedOut, ...stored, isAuthenticated: true };
  clearSession(user.ID);
  // At its end it is over on the server too: a working cookie there is newer.
  const needsServerLogout = phase === "idle";
  return { ...signedOut, exit: "back", ended: endOfPhase(phase, user.Role, remember), needsServerLogout };
}

/** Outside of React: current, not as last rendered. */
export class SessionStore {
  private current = restoreSession();
  private listeners: readonly (() => void)[] = [];

  readonly state = () => this.current;

  /** After each action. Returns how to stop. */
  readonly subscribe = (listener: () => void) => {
    this.listeners = [...this.listeners, listener];
    return () => {
      this.listeners = this.listeners.filter((other) => other !== listener);
    };
  };

  dispatch(action: SessionAction): void {
    const before = this.current;
    this.current = sessionReducer(before, action);
    const { user, remember, since, isAuthenticated } = this.current;
    const hasChanged = user !== before.user || since !== before.since || remember !== before.remember;
    if (user && isAuthenticated && hasChanged) saveSession({ user, remember, since });
    for (const listener of this.listeners) listener();
  }
}

export const sessionStore = new SessionStore();
