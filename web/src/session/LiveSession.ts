import { endOfPhase, type SessionEnd } from "#web/session/store/sessionEnd.ts";
import type { Exit } from "#web/session/store/sessionReducer.ts";
import { inTurn, openElsewhere } from "./openTab.ts";
import { type TabNews, tellOtherTabs } from "./otherTabs.ts";
import type { SessionHolder } from "./SessionHolder.ts";
import { SessionLife } from "./SessionLife.ts";
import type { Refreshed } from "./sessionCalls.ts";

type SessionCalls = typeof import("./sessionCalls.ts");

interface Options {
  /** Has the session's state. */
  readonly holder: SessionHolder;
  /** The calls bring the contract with them: they are loaded when they are needed. */
  readonly loadCalls: () => Promise<SessionCalls>;
  /** Called before a person leaves this page, with the reason if the session ended by itself. */
  readonly onLeave: (ended: SessionEnd | undefined) => void;
}

/** All that can happen to the session of this page: what is done here, what the server and other tabs say. */
export class LiveSession {
  private readonly life: SessionLife;
  private readonly loadCalls: () => Promise<SessionCalls>;

  constructor({ holder, loadCalls, onLeave }: Options) {
    this.life = new SessionLife(holder, onLeave);
    this.loadCalls = loadCalls;
    if (holder.state().isUntold) void this.closeLate();
  }

  /** Ends on the server what ended while no page was open. With another tab signed in, the cookie is that tab's. */
  private closeLate(): Promise<void> {
    return inTurn(async () => {
      if ((await openElsewhere()) === undefined) await (await this.loadCalls()).logout();
    }).catch(() => {});
  }

  /** Ends the sign-in on the server. When that cannot be asked, its cookie ends by itself. */
  private close(): Promise<void> {
    return inTurn(async () => (await this.loadCalls()).logout()).catch(() => {});
  }

  /** Signs in; on a covered page, the same person again. Throws ApiError when that is refused. */
  readonly login = async (Email: string, Password: string, remember: boolean): Promise<void> => {
    this.life.dispatch({ type: "LOGIN_REQUEST" });
    try {
      const { login } = await this.loadCalls();
      const [since, entered] = await inTurn(
        async () => [Date.now(), await login({ Email, Password, Remember: remember })] as const,
      );
      this.life.enter(entered, remember, since);
      tellOtherTabs({ type: "login", ID: entered.user.ID, since, remember });
    } catch (error) {
      this.life.dispatch({ type: "LOGIN_FAILURE" });
      throw error;
    }
  };

  /** Signs out here, in every other tab, and on the server. Who asks to leave leaves at once, in any case. */
  readonly logout = (): void => this.leave("home");

  /** Leaves a covered page for good, for somebody else to sign in. */
  readonly startOver = (): void => this.leave("signIn");

  private leave(exit: Exit): void {
    // Begun first: on a slow line nothing of the person stays on the screen for as long as it takes.
    void this.close();
    this.life.leave(exit);
    tellOtherTabs({ type: "logout" });
  }

  /**
   * After a password was set: leaves, in every tab, if it was this person's and has ended their sign-ins. What
   * was just said about it stays.
   */
  readonly recheck = async (): Promise<void> => {
    const { user, cover } = this.life.state();
    const renewed = user && !cover ? await this.refreshed() : undefined;
    if (!renewed) return;
    if (renewed.user || renewed.isRestricted) return this.take(renewed);
    this.life.forget("home");
    tellOtherTabs({ type: "ended" });
  };

  /** Ends the session because the clock says so. */
  readonly expire = (phase: "idle" | "ended"): void => {
    this.life.end(endOfPhase(phase, this.life.state().remember));
    if (phase === "idle") void this.close();
  };

  /** Ends the session of an account that is restricted, for as long as it is. */
  readonly refuse = (): void => {
    if (!this.life.state().user) return;
    this.life.refuse();
    if (!this.life.state().user) void this.close();
  };

  /** Renews the token, for token.ts: true when there is one, later perhaps; false when nobody is there. */
  readonly renew = async (): Promise<boolean> => {
    const { user, cover } = this.life.state();
    if (user && !cover) await this.ask();
    const now = this.life.state();
    return now.cover ? this.life.gate.wait() : now.user !== undefined && now.user.ID === user?.ID;
  };

  private async ask(): Promise<void> {
    const turn = this.life.turn();
    const isLate = () => turn !== this.life.turn();
    try {
      const renewed = await (await this.loadCalls()).refresh();
      if (!isLate()) this.take(renewed);
    } catch (error) {
      if (!isLate()) throw error;
    }
  }

  private take(renewed: Refreshed): void {
    if (!renewed.user) {
      if (renewed.isRestricted) this.refuse();
      else this.life.end("REVOKED");
    } else if (renewed.user.ID === this.life.state().user?.ID) this.life.goOn(renewed);
    // The cookie is the whole browser's: another tab may have signed somebody else in.
    else this.life.leave("back", "REPLACED");
  }

  /** What another tab of this browser tells. */
  readonly hear = async (news: TabNews): Promise<void> => {
    const { user, cover } = this.life.state();
    if (!user) return;
    if (news.type === "logout") this.life.leave("home");
    else if (news.type === "ended") this.life.end("REVOKED");
    else if (news.ID !== user.ID) this.life.leave("back", "REPLACED");
    else if (cover) await this.rejoin(news);
    else this.life.dispatch({ type: "LOGIN_SUCCESS", user, since: news.since, remember: news.remember });
  };

  /** The same person signed in again in another tab, whose cookie is this tab's, too. */
  private async rejoin({ ID, since, remember }: TabNews & { type: "login" }): Promise<void> {
    const renewed = await this.refreshed();
    if (renewed?.user && renewed.user.ID === ID) this.life.enter(renewed, remember, since);
  }

  /** What the server says of the cookie; undefined when it cannot be asked, or when it says nothing any more. */
  private async refreshed(): Promise<Refreshed | undefined> {
    const turn = this.life.turn();
    const renewed = await this.loadCalls()
      .then(({ refresh }) => refresh())
      .catch(() => undefined);
    return turn === this.life.turn() ? renewed : undefined;
  }

  /** Joins the sign-in of another open tab, which began `since`: its cookie is this tab's, too. */
  readonly join = async (since: number): Promise<void> => {
    const renewed = await this.refreshed();
    if (renewed?.user && !this.life.state().user) this.life.enter(renewed, false, since);
  };
}
