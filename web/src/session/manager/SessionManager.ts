import { endsWhenIdle, keepAliveSeconds, seenEverySeconds } from "#shared/rules/account/sessionLength.ts";
import type { SessionStore } from "#web/session/store/SessionStore.ts";
import { endOfPhase, type SessionEnd } from "#web/session/store/sessionEnd.ts";
import type { Exit } from "#web/session/store/sessionReducer.ts";
import { broadcast, type TabMessage } from "#web/session/tabs/tabChannel.ts";
import { sessionOfOtherTab, withCookieLock } from "#web/session/tabs/tabLocks.ts";
import { SessionLifecycle } from "./SessionLifecycle.ts";
import type { RefreshResult } from "./sessionCalls.ts";

type SessionCalls = typeof import("./sessionCalls.ts");

interface Options {
  readonly store: SessionStore;
  /** Loads the calls, with the contract, on use. */
  readonly loadCalls: () => Promise<SessionCalls>;
  /** Called before the account leaves this page, with the reason of an end by itself. */
  readonly onLeave: (ended: SessionEnd | undefined) => void;
}

interface Credentials {
  readonly Email: string;
  readonly Password: string;
  readonly remember: boolean;
  /** The code of the second step, once asked for. */
  readonly Code?: string | undefined;
}

export type Login = (credentials: Credentials) => Promise<void>;

/** Changes this page's session: for its screens, the server's answers, other tabs. */
export class SessionManager {
  private readonly lifecycle: SessionLifecycle;
  private readonly loadCalls: () => Promise<SessionCalls>;
  /** When a renewal last told the server of the page's use. */
  private keptAlive = Date.now();

  constructor({ store, loadCalls, onLeave }: Options) {
    this.lifecycle = new SessionLifecycle(store, onLeave);
    this.loadCalls = loadCalls;
    if (store.state().needsServerLogout) void this.logoutIdle();
  }

  /** Ends on the server a session that went idle while no page was open, unless another tab uses its cookie. */
  private logoutIdle(): Promise<void> {
    return withCookieLock(async () => {
      if ((await sessionOfOtherTab()) === undefined) await (await this.loadCalls()).logout();
    }).catch(() => {});
  }

  /** Ends the sign-in on the server. Unreachable, its cookie expires by itself. */
  private logoutOnServer(): Promise<void> {
    return withCookieLock(async () => (await this.loadCalls()).logout()).catch(() => {});
  }

  /** Signs in; on a locked page, the same account again. Throws ApiError on a refusal. */
  readonly login: Login = async ({ Email, Password, remember, Code }) => {
    this.lifecycle.dispatch({ type: "LOGIN_REQUEST" });
    try {
      const { login } = await this.loadCalls();
      const [since, authenticated] = await withCookieLock(
        async () =>
          [
            Date.now(),
            await login({ Email, Password, Remember: remember, ...(Code ? { Code } : {}) }),
          ] as const,
      );
      this.lifecycle.begin(authenticated, remember, since);
      broadcast({ type: "login", ID: authenticated.user.ID, since, remember });
    } catch (error) {
      this.lifecycle.dispatch({ type: "LOGIN_FAILURE" });
      throw error;
    }
  };

  /** Signs out here, in other tabs, and on the server, without waiting for it. */
  readonly logout = (): void => this.leave("home");

  /** Gives a locked page up, for another account. */
  readonly switchAccount = (): void => this.leave("signIn");

  private leave(exit: Exit): void {
    // Begun first: on a slow connection nothing of the account may stay on the screen meanwhile.
    void this.logoutOnServer();
    this.lifecycle.leave(exit);
    broadcast({ type: "logout" });
  }

  /** Leaves in every tab if a new password has ended this account's sign-ins. The message about it stays. */
  readonly revalidate = async (): Promise<void> => {
    const { user, lockReason } = this.lifecycle.state();
    const result = user && !lockReason ? await this.tryRefresh() : undefined;
    if (!result) return;
    if (result.user || result.isRestricted) return this.apply(result);
    this.lifecycle.clear("home");
    broadcast({ type: "ended" });
  };

  /** Ends the session by its age or inactivity. */
  readonly expire = (phase: "idle" | "ended"): void => {
    const { user, remember } = this.lifecycle.state();
    if (!user) return;
    this.lifecycle.end(endOfPhase(phase, user.Role, remember));
    if (phase === "idle") void this.logoutOnServer();
  };

  readonly restrict = (): void => {
    if (!this.lifecycle.state().user) return;
    this.lifecycle.restrict();
    if (!this.lifecycle.state().user) void this.logoutOnServer();
  };

  /** Renews the access token. True once there is one, false when the account has left. */
  readonly renew = async (): Promise<boolean> => {
    const { user, lockReason } = this.lifecycle.state();
    if (user && !lockReason) await this.refresh();
    const now = this.lifecycle.state();
    return now.lockReason
      ? this.lifecycle.pendingSignIn.wait()
      : now.user !== undefined && now.user.ID === user?.ID;
  };

  /**
   * Tells the server now and then of the page's use: it ends a session without calls. Call it at every
   * activity.
   */
  readonly keepAlive = (): void => {
    const { user, lockReason, remember } = this.lifecycle.state();
    if (!user || lockReason || !endsWhenIdle(user.Role, remember)) return;
    if (Date.now() - this.keptAlive < keepAliveSeconds * 1000) return;
    this.keptAlive = Date.now();
    this.refresh().catch(() => {
      // Without an answer, again in a minute.
      this.keptAlive -= (keepAliveSeconds - seenEverySeconds) * 1000;
    });
  };

  private async refresh(): Promise<void> {
    const generation = this.lifecycle.generation();
    const isStale = () => generation !== this.lifecycle.generation();
    try {
      const result = await (await this.loadCalls()).refresh();
      this.keptAlive = Date.now();
      if (!isStale()) this.apply(result);
    } catch (error) {
      if (!isStale()) throw error;
    }
  }

  private apply(result: RefreshResult): void {
    if (!result.user) {
      if (result.isRestricted) this.restrict();
      else this.lifecycle.end("REVOKED");
    } else if (result.user.ID === this.lifecycle.state().user?.ID) this.lifecycle.renew(result);
    // The cookie is the whole browser's: another tab may have signed another account in.
    else this.lifecycle.leave("back", "REPLACED");
  }

  /** Follows another tab's change. */
  readonly receive = async (message: TabMessage): Promise<void> => {
    const { user, lockReason } = this.lifecycle.state();
    if (!user) return;
    if (message.type === "logout") this.lifecycle.leave("home");
    else if (message.type === "ended") this.lifecycle.end("REVOKED");
    else if (message.ID !== user.ID) this.lifecycle.leave("back", "REPLACED");
    else if (lockReason) await this.rejoin(message);
    else {
      const { since, remember } = message;
      this.lifecycle.dispatch({ type: "LOGIN_SUCCESS", user, since, remember });
    }
  };

  /** Unlocks this page: its account signed in again in another tab, with the same cookie. */
  private async rejoin({ ID, since, remember }: TabMessage & { type: "login" }): Promise<void> {
    const result = await this.tryRefresh();
    if (result?.user && result.user.ID === ID) this.lifecycle.begin(result, remember, since);
  }

  /** The cookie's session; undefined when the server is unreachable or the answer stale. */
  private async tryRefresh(): Promise<RefreshResult | undefined> {
    const generation = this.lifecycle.generation();
    const result = await this.loadCalls()
      .then(({ refresh }) => refresh())
      .catch(() => undefined);
    return generation === this.lifecycle.generation() ? result : undefined;
  }

  /** Joins another tab's session, whose cookie is shared. `since`: its sign-in, ms since 1970. */
  readonly join = async (since: number): Promise<void> => {
    const result = await this.tryRefresh();
    if (result?.user && !this.lifecycle.state().user) this.lifecycle.begin(result, false, since);
  };
}
