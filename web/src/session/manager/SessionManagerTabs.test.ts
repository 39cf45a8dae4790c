import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { currentToken } from "#web/api/accessToken.ts";
import { loadSession, saveSession } from "#web/session/store/persistedSession.ts";
import { takeTabLock, withCookieLock } from "#web/session/tabs/tabLocks.ts";
import { closeBrowser, now, omar, openBrowser, openTestPage, settled } from "#web/session/testing/openTestPage.ts";
import { rosa } from "#web/session/testing/rosa.ts";
import type { RefreshResult } from "./sessionCalls.ts";

const minute = 60_000;
const hour = 60 * minute;

beforeEach(openBrowser);
afterEach(closeBrowser);

describe("an answer that comes too late", () => {
  test("does not renew a session that has ended meanwhile", async () => {
    const { server, session, signIn, state } = openTestPage();
    await signIn();
    let answer: (renewed: RefreshResult) => void = () => {};
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
    expect([state().lockReason === undefined, currentToken()]).toEqual([false, undefined]);
  });

  test("does not end a session that has begun meanwhile", async () => {
    const { server, session, signIn, state } = openTestPage();
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
    expect(state().lockReason).toBeUndefined();
  });
});

describe("a page that has just been loaded", () => {
  test("leads to sign-in and back when its stored session is over", async () => {
    saveSession({ user: rosa, remember: false, since: now });
    const { server, session, state } = openTestPage();
    expect(state().user).toEqual(rosa);
    server.refresh.mockResolvedValue({ isRestricted: false });
    expect(await session.renew()).toBe(false);
    expect(state()).toMatchObject({ user: undefined, exit: "back" });
    expect(state().ended).toBe("REVOKED");
  });

  test("begins signed out when its session went idle meanwhile, and ends it on the server", async () => {
    saveSession({ user: rosa, remember: false, since: now });
    vi.setSystemTime(now + 16 * minute);
    const { server, state } = openTestPage();
    expect(state()).toMatchObject({ user: undefined, exit: "back" });
    expect(state().ended).toBe("IDLE");
    await vi.waitFor(() => expect(server.logout).toHaveBeenCalledTimes(1));
    expect(loadSession()).toBeUndefined();
  });

  test("leaves a newer sign-in of this browser alone when its own session ran out overnight", async () => {
    saveSession({ user: rosa, remember: false, since: now - 13 * hour });
    const { server, state } = openTestPage();
    expect(state()).toMatchObject({ user: undefined, exit: "back" });
    expect(state().ended).toBe("RAN_OUT");
    await withCookieLock(async () => {});
    expect(server.logout).not.toHaveBeenCalled();
  });

  test("leaves the sign-in of another open tab alone when its own session ended", async () => {
    takeTabLock(now);
    saveSession({ user: rosa, remember: false, since: now });
    vi.setSystemTime(now + 16 * minute);
    const { server, state } = openTestPage();
    expect(state().ended).toBe("IDLE");
    await withCookieLock(async () => {});
    expect(server.logout).not.toHaveBeenCalled();
  });

  test("an outage ends nothing", async () => {
    saveSession({ user: rosa, remember: false, since: now });
    const { server, session, state } = openTestPage();
    server.refresh.mockRejectedValue(new Error("no line"));
    await expect(session.renew()).rejects.toThrow("no line");
    expect(state().user).toEqual(rosa);
  });
});

describe("an account that is refused", () => {
  test("locks a resident's page with the reason, until they can sign in again", async () => {
    const { server, session, signIn, state, onLeave } = openTestPage();
    await signIn();
    server.refresh.mockResolvedValue({ isRestricted: true });
    const call = session.renew();
    expect(await settled(call)).toBe("waiting");
    expect(state()).toMatchObject({ user: rosa, isAuthenticated: false, lockReason: "ACCOUNT_RESTRICTED" });
    await signIn();
    expect(await call).toBe(true);
    expect(state().lockReason).toBeUndefined();
    expect(onLeave).not.toHaveBeenCalled();
  });

  test("replaces the reason on a page that is locked already", async () => {
    const { session, signIn, state } = openTestPage();
    await signIn();
    session.expire("idle");
    session.restrict();
    expect(state()).toMatchObject({ user: rosa, lockReason: "ACCOUNT_RESTRICTED" });
  });

  test("keeps nothing of a staff page, and its sign-in ends on the server", async () => {
    const { server, session, signIn, state } = openTestPage();
    server.login.mockResolvedValue({ user: { ...rosa, Role: "MOD" }, token: "first" });
    await signIn();
    session.restrict();
    expect(state()).toMatchObject({ user: undefined, exit: "back", ended: "ACCOUNT_RESTRICTED" });
    expect(await session.renew()).toBe(false);
    await vi.waitFor(() => expect(server.logout).toHaveBeenCalledTimes(1));
    session.restrict();
    expect(server.logout).toHaveBeenCalledTimes(1);
  });

  test("leads a freshly loaded page to sign-in, with the reason", async () => {
    saveSession({ user: rosa, remember: false, since: now });
    const { server, session, state } = openTestPage();
    server.refresh.mockResolvedValue({ isRestricted: true });
    expect(await session.renew()).toBe(false);
    expect(state()).toMatchObject({ user: undefined, exit: "back", ended: "ACCOUNT_RESTRICTED" });
  });
});

describe("a message of another tab", () => {
  const login = { type: "login", ID: rosa.ID, since: now + 60_000, remember: true } as const;

  test("a new sign-in of the same account is this tab's, too", async () => {
    const { session, signIn, state } = openTestPage();
    await signIn();
    await session.receive(login);
    expect(state()).toMatchObject({ user: rosa, since: login.since, remember: true });
  });

  test("a new sign-in of the same account unlocks this tab", async () => {
    const { session, signIn, state } = openTestPage();
    await signIn();
    session.expire("idle");
    const call = session.renew();
    await session.receive(login);
    expect(await call).toBe(true);
    expect(state()).toMatchObject({ lockReason: undefined, since: login.since });
    expect(currentToken()).toBe("renewed");
  });

  test.each([false, true])("another account's sign-in ends this tab (locked: %s) and says so", async (locked) => {
    const { session, signIn, state } = openTestPage();
    await signIn();
    if (locked) session.expire("idle");
    await session.receive({ ...login, ID: omar.ID });
    expect(state()).toMatchObject({ user: undefined, exit: "back" });
    expect(state().ended).toBe("REPLACED");
  });

  test("a new password locks this tab, whose forms may hold input", async () => {
    const { session, signIn, state } = openTestPage();
    await signIn();
    await session.receive({ type: "ended" });
    expect(state()).toMatchObject({ user: rosa, isAuthenticated: false });
    expect(state().lockReason).toBe("REVOKED");
  });

  test("a sign-out ends this tab", async () => {
    const { session, signIn, state } = openTestPage();
    await signIn();
    await session.receive({ type: "logout" });
    expect(state()).toMatchObject({ user: undefined, exit: "home", ended: undefined });
  });
});

describe("a log out in another tab", () => {
  test("leaves this one, too", async () => {
    const { session, signIn, state } = openTestPage();
    await signIn();
    await session.receive({ type: "logout" });
    expect(state()).toMatchObject({ user: undefined, exit: "home" });
  });

  test("covers a page with typed text, which then waits for its account", async () => {
    const { session, signIn, state, onLeave, holdsInput } = openTestPage();
    holdsInput.mockReturnValue(true);
    await signIn();
    await session.receive({ type: "logout" });
    expect(state()).toMatchObject({ user: rosa, isAuthenticated: false, lockReason: "LOGGED_OUT_ELSEWHERE" });
    expect([currentToken(), onLeave.mock.calls]).toEqual([undefined, []]);
    await signIn();
    expect(state()).toMatchObject({ user: rosa, isAuthenticated: true, lockReason: undefined });
  });
});
