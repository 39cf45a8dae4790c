import { noteActivity } from "#web/session/store/lastActivity.ts";
import type { SessionEnd } from "#web/session/store/sessionEnd.ts";
import type { Exit, SessionAction, SessionState } from "#web/session/store/sessionReducer.ts";
import { clearSession } from "#web/session/store/sessionStore.ts";
import { createGate } from "./gate.ts";
import { hideOpen, showOpen } from "./openTab.ts";
import type { SessionHolder } from "./SessionHolder.ts";
import type { Entered } from "./sessionCalls.ts";
import { setToken } from "./token.ts";

/**
 * How a session begins and ends on this page. One that ends by itself leaves a resident's page as it is,
 * covered; its calls wait at the gate until the same person is back or leaves.
 */
export class SessionLife {
  readonly gate = createGate();
  private readonly holder: SessionHolder;
  private readonly onLeave: (ended: SessionEnd | undefined) => void;
  private turns = 0;
  // Whether this page has held a token: only then does it show something that is worth keeping.
  private hasEntered = false;

  /** `onLeave` is called before a person leaves, with the reason if the session ended by itself. */
  constructor(holder: SessionHolder, onLeave: (ended: SessionEnd | undefined) => void) {
    this.holder = holder;
    this.onLeave = onLeave;
  }

  state(): SessionState {
    return this.holder.state();
  }

  dispatch(action: SessionAction): void {
    this.holder.dispatch(action);
  }

  /** Counts beginnings and ends: an answer to what was asked before the last of them says nothing any more. */
  turn(): number {
    return this.turns;
  }

  /** Somebody signed in; somebody else than before begins with nothing of them. */
  enter({ user, token }: Entered, remember: boolean, since: number): void {
    const before = this.state().user;
    if (before && before.ID !== user.ID) this.leave("signIn");
    this.turns += 1;
    this.holdToken(token, since);
    noteActivity();
    this.dispatch({ type: "LOGIN_SUCCESS", user, remember, since });
    this.gate.open(true);
  }

  /** The session goes on, with another token. */
  goOn({ user, token }: Entered): void {
    this.holdToken(token, this.state().since);
    this.dispatch({ type: "USER_CHANGED", user });
  }

  private holdToken(token: string, since: number): void {
    this.hasEntered = true;
    setToken(token);
    showOpen(since);
  }

  private dropToken(): void {
    this.turns += 1;
    setToken(undefined);
    hideOpen();
  }

  /** The person is gone, and nothing of them stays. */
  leave(exit: Exit, ended?: SessionEnd): void {
    this.onLeave(ended);
    this.forget(exit, ended);
  }

  /** As `leave`, but the messages that were just shown stay. */
  forget(exit: Exit, ended?: SessionEnd): void {
    const { user } = this.state();
    if (user) clearSession(user.ID);
    this.dropToken();
    this.hasEntered = false;
    this.dispatch({ type: "LOGOUT_SUCCESS", exit, ended });
    this.gate.open(false);
  }

  /** The session ended by itself. */
  end(ended: SessionEnd): void {
    const { user, cover } = this.state();
    if (!user || cover) return;
    // Staff have other people's records on their screens: those do not stay, not even covered.
    if (user.Role === "USER" && this.hasEntered) {
      this.dropToken();
      this.dispatch({ type: "SESSION_ENDED", ended });
    } else this.leave("back", ended);
  }

  /** The server refuses the account itself: the page says so, also one that is covered for another reason. */
  refuse(): void {
    const ended = "ACCOUNT_RESTRICTED";
    if (this.state().cover) this.dispatch({ type: "SESSION_ENDED", ended });
    else this.end(ended);
  }
}
