import { saveSession } from "./persistedSession.ts";
import { restoreSession } from "./restoreSession.ts";
import { type SessionAction, sessionReducer } from "./sessionReducer.ts";

/** Outside of React: the state as it is, not as last rendered. */
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
