import { noteDeparture, setToken } from "#web/api/accessToken.ts";
import { noteActivity } from "#web/session/store/lastActivity.ts";
import { clearSession } from "#web/session/store/persistedSession.ts";
import type { SessionStore } from "#web/session/store/SessionStore.ts";
import type { SessionEnd } from "#web/session/store/sessionEnd.ts";
import type { Exit, SessionAction, SessionState } from "#web/session/store/sessionReducer.ts";
import { releaseTabLock, takeTabLock } from "#web/session/tabs/tabLocks.ts";
import type { Authenticated } from "./sessionCalls.ts";

/** For a locked page's calls: true once its account has signed in again, false once it has left. */
interface PendingSignIn {
  readonly wait: () => Promise<boolean>;
  readonly settle: (hasSignedIn: boolean) => void;
}

function createPendingSignIn(): PendingSignIn {
  let waiting: Promise<boolean> | undefined;
  let resolve: (hasSignedIn: boolean) => void = () => {};
  return {
    wait: () => {
      waiting ??= new Promise((settle) => {
        resolve = settle;
      });
      return waiting;
    },
    settle: (hasSignedIn) => {
      resolve(hasSignedIn);
      waiting = undefined;
    },
  };
}

/**
 * When a session ends by itself, a resident's page is locked; its calls wait until the same resident signs in again or
 * leaves.
 */
export class SessionLifecycle {
  readonly pendingSignIn = createPendingSignIn();
  private readonly store: SessionStore;
  private readonly onLeave: (ended: SessionEnd | undefined) => void;
  private generations = 0;
  // Without a token the page shows nothing worth keeping.
  private hasHeldToken = false;

  constructor(store: SessionStore, onLeave: (ended: SessionEnd | undefined) => void) {
    this.store = store;
    this.onLeave = onLeave;
  }

  state(): SessionState {
    return this.store.state();
  }

  dispatch(action: SessionAction): void {
    this.store.dispatch(action);
  }

  /** Counts beginnings and ends: an earlier generation's answers are stale. */
  generation(): number {
    return this.generations;
  }

  /** Another account starts with an empty page. */
  begin({ user, token }: Authenticated, remember: boolean, since: number): void {
    const before = this.state().user;
    if (before && before.ID !== user.ID) this.leave("signIn");
    this.generations += 1;
    this.holdToken(token, since);
    noteActivity();
    this.dispatch({ type: "LOGIN_SUCCESS", user, remember, since });
    this.pendingSignIn.settle(true);
  }

  renew({ user, token }: Authenticated): void {
    this.holdToken(token, this.state().since);
    this.dispatch({ type: "USER_CHANGED", user });
  }

  private holdToken(token: string, since: number): void {
    this.hasHeldToken = true;
    setToken(token);
    takeTabLock(since);
  }

  private dropToken(): void {
    this.generations += 1;
    setToken(undefined);
    releaseTabLock();
  }

  /** Keeps nothing of the account. */
  leave(exit: Exit, ended?: SessionEnd): void {
    this.onLeave(ended);
    this.clear(exit, ended);
  }

  /** As `leave`, but keeps messages just shown. */
  clear(exit: Exit, ended?: SessionEnd): void {
    const { user } = this.state();
    if (user) clearSession(user.ID);
    noteDeparture();
    this.dropToken();
    this.hasHeldToken = false;
    this.dispatch({ type: "LOGOUT_SUCCESS", exit, ended });
    this.pendingSignIn.settle(false);
  }

  /** A resident's page is locked, any other is left. */
  end(ended: SessionEnd): void {
    const { user, lockReason } = this.state();
    if (!user || lockReason) return;
    // Staff's screens show residents' records: nothing stays, not even hidden.
    if (user.Role === "USER" && this.hasHeldToken) {
      this.dropToken();
      this.dispatch({ type: "SESSION_ENDED", ended });
    } else this.leave("back", ended);
  }

  restrict(): void {
    const ended = "ACCOUNT_RESTRICTED";
    if (this.state().lockReason) this.dispatch({ type: "SESSION_ENDED", ended });
    else this.end(ended);
  }
}
