import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadSession, saveSession } from "#web/session/store/sessionStore.ts";
import { inTurn, showOpen } from "./openTab.ts";
import type { Refreshed } from "./sessionCalls.ts";
import { aPage, closeBrowser, freshBrowser, now, omar, settled } from "./testing/aPage.ts";
import { rosa } from "./testing/rosa.ts";
import { currentToken } from "./token.ts";

const minute = 60_000;
const hour = 60 * minute;

beforeEach(freshBrowser);
afterEach(closeBrowser);

describe("an answer that comes too late", () => {
  test("does not renew a session that ended meanwhile", async () => {
    const { server, session, signIn, state } = aPage();
    await signIn();
    let answer: (renewed: Refreshed) => void = () => {};
    server.refresh.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const call = session.renew();
    await settled(call);
    session.expire("idle");
    answer({ user: rosa, token: "late" });
    expect(await settled(call)).toBe("waiting");
    expect([state().cover === undefined, currentToken()]).toEqual([false, undefined]);
  });

  test("does not end a session that began meanwhile", async () => {
    const { server, session, signIn, state } = aPage();
    await signIn();
    let fail: (reason: Error) => void = () => {};
    server.refresh.mockReturnValue(
      new Promise((_, reject) => {
        fail = reject;
      }),
    );
    const call = session.renew();
    await settled(call);
    session.expire("idle");
    await signIn();
    fail(new Error("lost"));
    expect(await call).toBe(true);
    expect(state().cover).toBeUndefined();
  });
});

describe("a page that has just been loaded", () => {
  test("leads to sign-in and back when its stored session is over", async () => {
    saveSession({ user: rosa, remember: false, since: now });
    const { server, session, state } = aPage();
    expect(state().user).toEqual(rosa);
    server.refresh.mockResolvedValue({ isRestricted: false });
    expect(await session.renew()).toBe(false);
    expect(state()).toMatchObject({ user: undefined, exit: "back" });
    expect(state().ended).toBe("REVOKED");
  });

  test("begins signed out when the clock ended its session meanwhile, and tells the server", async () => {
    saveSession({ user: rosa, remember: false, since: now });
    vi.setSystemTime(now + 16 * minute);
    const { server, state } = aPage();
    expect(state()).toMatchObject({ user: undefined, exit: "back" });
    expect(state().ended).toBe("IDLE");
    await vi.waitFor(() => expect(server.logout).toHaveBeenCalledTimes(1));
    expect(loadSession()).toBeUndefined();
  });

  test("leaves a newer sign-in of this browser alone when its own session ran out overnight", async () => {
    saveSession({ user: rosa, remember: false, since: now - 13 * hour });
    const { server, state } = aPage();
    expect(state()).toMatchObject({ user: undefined, exit: "back" });
    expect(state().ended).toBe("RAN_OUT");
    await inTurn(async () => {});
    expect(server.logout).not.toHaveBeenCalled();
  });

  test("leaves the sign-in of another open tab alone when its own session ended", async () => {
    showOpen(now);
    saveSession({ user: rosa, remember: false, since: now });
    vi.setSystemTime(now + 16 * minute);
    const { server, state } = aPage();
    expect(state().ended).toBe("IDLE");
    await inTurn(async () => {});
    expect(server.logout).not.toHaveBeenCalled();
  });

  test("an outage ends nothing", async () => {
    saveSession({ user: rosa, remember: false, since: now });
    const { server, session, state } = aPage();
    server.refresh.mockRejectedValue(new Error("no line"));
    await expect(session.renew()).rejects.toThrow("no line");
    expect(state().user).toEqual(rosa);
  });
});

describe("an account that is refused", () => {
  test("keeps a resident's page covered with the reason, until they can sign in again", async () => {
    const { server, session, signIn, state, onLeave } = aPage();
    await signIn();
    server.refresh.mockResolvedValue({ isRestricted: true });
    const call = session.renew();
    expect(await settled(call)).toBe("waiting");
    expect(state()).toMatchObject({ user: rosa, isAuthenticated: false, cover: "ACCOUNT_RESTRICTED" });
    await signIn();
    expect(await call).toBe(true);
    expect(state().cover).toBeUndefined();
    expect(onLeave).not.toHaveBeenCalled();
  });

  test("is told of on a page that is covered for another reason, too", async () => {
    const { session, signIn, state } = aPage();
    await signIn();
    session.expire("idle");
    session.refuse();
    expect(state()).toMatchObject({ user: rosa, cover: "ACCOUNT_RESTRICTED" });
  });

  test("leaves nothing of a staff member's page, and its sign-in ends on the server", async () => {
    const { server, session, signIn, state } = aPage();
    server.login.mockResolvedValue({ user: { ...rosa, Role: "MOD" }, token: "first" });
    await signIn();
    session.refuse();
    expect(state()).toMatchObject({ user: undefined, exit: "back", ended: "ACCOUNT_RESTRICTED" });
    expect(await session.renew()).toBe(false);
    await vi.waitFor(() => expect(server.logout).toHaveBeenCalledTimes(1));
    session.refuse();
    expect(server.logout).toHaveBeenCalledTimes(1);
  });

  test("leads a page that was loaded without it to sign-in, with the reason", async () => {
    saveSession({ user: rosa, remember: false, since: now });
    const { server, session, state } = aPage();
    server.refresh.mockResolvedValue({ isRestricted: true });
    expect(await session.renew()).toBe(false);
    expect(state()).toMatchObject({ user: undefined, exit: "back", ended: "ACCOUNT_RESTRICTED" });
  });
});

describe("what another tab tells", () => {
  const login = { type: "login", ID: rosa.ID, since: now + 60_000, remember: true } as const;

  test("the same person's new sign-in is this tab's, too", async () => {
    const { session, signIn, state } = aPage();
    await signIn();
    await session.hear(login);
    expect(state()).toMatchObject({ user: rosa, since: login.since, remember: true });
  });

  test("the same person's new sign-in uncovers this tab", async () => {
    const { session, signIn, state } = aPage();
    await signIn();
    session.expire("idle");
    const call = session.renew();
    await session.hear(login);
    expect(await call).toBe(true);
    expect(state()).toMatchObject({ cover: undefined, since: login.since });
    expect(currentToken()).toBe("renewed");
  });

  test.each([false, true])(
    "somebody else's sign-in ends this tab (covered: %s) and says so",
    async (covered) => {
      const { session, signIn, state } = aPage();
      await signIn();
      if (covered) session.expire("idle");
      await session.hear({ ...login, ID: omar.ID });
      expect(state()).toMatchObject({ user: undefined, exit: "back" });
      expect(state().ended).toBe("REPLACED");
    },
  );

  test("a new password covers this tab, which may hold what was typed", async () => {
    const { session, signIn, state } = aPage();
    await signIn();
    await session.hear({ type: "ended" });
    expect(state()).toMatchObject({ user: rosa, isAuthenticated: false });
    expect(state().cover).toBe("REVOKED");
  });

  test("a sign-out ends this tab", async () => {
    const { session, signIn, state } = aPage();
    await signIn();
    await session.hear({ type: "logout" });
    expect(state()).toMatchObject({ user: undefined, exit: "home", ended: undefined });
  });
});
