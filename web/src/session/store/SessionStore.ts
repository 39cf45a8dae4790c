import { saveSession } from "./persistedSession.ts";
import { restoreSession } from "./restoreSession.ts";
import { type SessionAction, sessionReducer } from "./sessionReducer.ts";

/** Holds the session's state, of this moment and not of the last rendering, and keeps its user in storage. */
export class SessionHolder {
  private current = restoreSession();
  private listeners: readonly (() => void)[] = [];

  readonly state = () => this.current;

  /** Calls back after each action; answers how to stop that. */
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
    const isNews = user !== before.user || since !== before.since || remember !== before.remember;
    if (user && isAuthenticated && isNews) saveSession({ user, remember, since });
    for (const listener of this.listeners) listener();
  }
}

/** The session of this page. */
export const pageSession = new SessionHolder();
