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
  /** Loads the calls, and with them the contract, on use. */
  readonly loadCalls: () => Promise<SessionCalls>;
  /** Before the account leaves, with the reason of an end by itself. */
  readonly onLeave: (ended: SessionEnd | undefined) => void;
  /** Leaving would lose typed text. */
  readonly holdsInput: () => boolean;
}

interface Credentials {
  readonly Email: string;
  readonly Password: string;
  readonly remember: boolean;
  /** The second step's, once asked for. */
  readonly Code?: string | undefined;
}

export type Login = (credentials: Credentials) => Promise<void>;

export class SessionManager {
  private readonly lifecycle: SessionLifecycle;
  private readonly loadCalls: () => Promise<SessionCalls>;
  private readonly holdsInput: () => boolean;
  /** A renewal tells the server of the page's use. */
  private keptAlive = Date.now();

  constructor({ store, loadCalls, onLeave, holdsInput }: Options) {
    this.lifecycle = new SessionLifecycle(store, onLeave);
    this.loadCalls = loadCalls;
    this.holdsInput = holdsInput;
    if (store.state().needsServerLogout) void this.logoutIdle();
  }

  /** For a session that went idle while no page was open, unless another tab uses its cookie. */
  private logoutIdle(): Promise<void> {
    return withCookieLock(async () => {
      if ((await sessionOfOtherTab()) === undefined) await (await this.loadCalls()).logout();
    }).catch(() => {});
  }

  /** If the server is unreachable, its cookie expires by itself. */
  private logoutOnServer(): Promise<void> {
    return withCookieLock(async () => (await this.loadCalls()).logout()).catch(() => {});
  }

  /** On a locked page, the same account again. Throws ApiError. */
  readonly login: Login = async ({ Email, Password, remember, Code }) => {
    this.lifecycle.dispatch({ type: "LOGIN_REQUEST" });
    try {
      const { login } = await this.loadCalls();
      const [since, authenticated] = await withCookieLock(
        async () =>
          [Date.now(), await login({ Email, Password, Remember: remember, ...(Code ? { Code } : {}) })] as const,
      );
      this.lifecycle.begin(authenticated, remember, since);
      broadcast({ type: "login", ID: authenticated.user.ID, since, remember });
    } catch (error) {
      this.lifecycle.dispatch({ type: "LOGIN_FAILURE" });
      throw error;
    }
  };

  /** Also in other tabs, and on the server without waiting. */
  readonly logout = (): void => this.leave("home");

  readonly switchAccount = (): void => this.leave("signIn");

  private leave(exit: Exit): void {
    // On a slow connection nothing of the account may stay on the screen.
    void this.logoutOnServer();
    this.lifecycle.leave(exit);
    broadcast({ type: "logout" });
  }

  /** Leaves in every tab if a new password has ended the sign-ins. Its message stays. */
  readonly revalidate = async (): Promise<void> => {
    const { user, lockReason } = this.lifecycle.state();
    const result = user && !lockReason ? await this.tryRefresh() : undefined;
    if (!result) return;
    if (result.user || result.isRestricted) return this.apply(result);
    this.lifecycle.clear("home");
    broadcast({ type: "ended" });
  };

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

  /** True with a new token, false when the account has left. */
  readonly renew = async (): Promise<boolean> => {
    const { user, lockReason } = this.lifecycle.state();
    if (user && !lockReason) await this.refresh();
    const now = this.lifecycle.state();
    return now.lockReason ? this.lifecycle.pendingSignIn.wait() : now.user !== undefined && now.user.ID === user?.ID;
  };

  /** Call it at every activity: the server ends a session without calls. */
  readonly keepAlive = (): void => {
    const { user, lockReason, remember } = this.lifecycle.state();
    if (!user || lockReason || !endsWhenIdle(user.Role, remember)) return;
    if (Date.now() - this.keptAlive < keepAliveSeconds * 1000) return;
    this.keptAlive = Date.now();
    this.refresh().catch(() => {
      // Again in a minute.
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
    // Another tab may have signed another account in with the shared cookie.
    else this.lifecycle.leave("back", "REPLACED");
  }

  readonly receive = async (message: TabMessage): Promise<void> => {
    const { user, lockReason } = this.lifecycle.state();
    if (!user) return;
    if (message.type === "logout") this.followLogout();
    else if (message.type === "ended") this.lifecycle.end("REVOKED");
    else if (message.ID !== user.ID) this.lifecycle.leave("back", "REPLACED");
    else if (lockReason) await this.rejoin(message);
    else {
      const { since, remember } = message;
      this.lifecycle.dispatch({ type: "LOGIN_SUCCESS", user, since, remember });
    }
  };

  /** This tab did not ask before the logout: its typed text stays. */
  private followLogout(): void {
    if (this.holdsInput()) this.lifecycle.end("LOGGED_OUT_ELSEWHERE");
    else this.lifecycle.leave("home");
  }

  private async rejoin({ ID, since, remember }: TabMessage & { type: "login" }): Promise<void> {
    const result = await this.tryRefresh();
    if (result?.user && result.user.ID === ID) this.lifecycle.begin(result, remember, since);
  }

  /** Undefined when the server is unreachable or the answer stale. */
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
