import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { currentToken } from "#web/api/accessToken.ts";
import { loadSession } from "#web/session/store/persistedSession.ts";
import { closeBrowser, omar, openBrowser, openTestPage, settled } from "#web/session/testing/openTestPage.ts";
import { rosa } from "#web/session/testing/rosa.ts";

const moderator = { ...rosa, Role: "MOD" as const };

beforeEach(openBrowser);
afterEach(closeBrowser);

const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

describe("a page that is used without a call", () => {
  test("lets the server know every five minutes at most", async () => {
    const { server, session, signIn } = openTestPage();
    await signIn();
    for (let minute = 1; minute <= 20; minute += 1) {
      later(1);
      session.keepAlive();
      await settled(Promise.resolve());
    }
    expect(server.refresh).toHaveBeenCalledTimes(4);
  });

  test("tries again in a minute when the server does not answer", async () => {
    const { server, session, signIn } = openTestPage();
    await signIn();
    server.refresh.mockRejectedValueOnce(new Error("no network"));
    for (const minutes of [5, 0.5, 0.5]) {
      later(minutes);
      session.keepAlive();
      await vi.waitFor(() => expect(server.refresh).toHaveBeenCalled());
      await settled(new Promise((resolve) => setTimeout(resolve)));
    }
    expect(server.refresh).toHaveBeenCalledTimes(2);
  });

  test("of a remembered resident, which does not end, asks nothing", async () => {
    const { server, session, signIn } = openTestPage();
    await signIn(true);
    later(60);
    session.keepAlive();
    await settled(Promise.resolve());
    expect(server.refresh).not.toHaveBeenCalled();
  });
});

describe("a session that ends by itself", () => {
  test("locks a resident's page, and calls wait until the same account has signed in again", async () => {
    const { server, session, signIn, state, onLeave } = openTestPage();
    await signIn();
    server.refresh.mockResolvedValue({ isRestricted: false });
    const call = session.renew();
    expect(await settled(call)).toBe("waiting");
    expect(state()).toMatchObject({ user: rosa, isAuthenticated: false });
    expect(state().lockReason).toBe("REVOKED");
    expect(currentToken()).toBeUndefined();
    await signIn();
    expect(await call).toBe(true);
    expect(state().lockReason).toBeUndefined();
    expect(onLeave).not.toHaveBeenCalled();
  });

  test("asks the server once, however many calls wait", async () => {
    const { server, session, signIn } = openTestPage();
    await signIn();
    server.refresh.mockResolvedValue({ isRestricted: false });
    await settled(session.renew());
    const later = [session.renew(), session.renew()];
    expect(await settled(Promise.all(later))).toBe("waiting");
    expect(server.refresh).toHaveBeenCalledTimes(1);
  });

  test("a wrong password leaves everything waiting", async () => {
    const { server, session, signIn, state } = openTestPage();
    await signIn();
    session.expire("idle");
    const call = session.renew();
    server.login.mockRejectedValueOnce(new Error("wrong"));
    await expect(signIn()).rejects.toThrow("wrong");
    expect(await settled(call)).toBe("waiting");
    expect(state().lockReason).toBeDefined();
  });

  test("ends its calls when the account leaves for another one, and keeps nothing", async () => {
    const { session, signIn, state } = openTestPage();
    await signIn(true);
    session.expire("ended");
    const call = session.renew();
    session.switchAccount();
    expect(await call).toBe(false);
    expect(state()).toMatchObject({ user: undefined, exit: "signIn", ended: undefined });
    expect(loadSession()).toBeUndefined();
  });

  test("ends its calls when another account signs in on the locked page", async () => {
    const { server, session, signIn, state } = openTestPage();
    await signIn();
    session.expire("idle");
    const call = session.renew();
    server.login.mockResolvedValue({ user: omar, token: "omar" });
    await signIn();
    expect(await call).toBe(false);
    expect(state()).toMatchObject({ user: omar, lockReason: undefined, isAuthenticated: true });
    expect(loadSession()?.user.ID).toBe(omar.ID);
  });

  test("keeps nothing of a staff page but the reason and the way back", async () => {
    const { server, session, signIn, state, onLeave } = openTestPage();
    server.login.mockResolvedValue({ user: moderator, token: "first" });
    await signIn();
    session.expire("idle");
    expect(state()).toMatchObject({ user: undefined, exit: "back", ended: "IDLE" });
    expect(onLeave).toHaveBeenCalledExactlyOnceWith("IDLE");
    expect(await session.renew()).toBe(false);
  });

  test("is ended on the server when it went idle, and not when its sign-in ran out there as well", async () => {
    const { server, session, signIn } = openTestPage();
    await signIn();
    session.expire("ended");
    await settled(Promise.resolve());
    expect(server.logout).not.toHaveBeenCalled();
    await signIn();
    session.expire("idle");
    await vi.waitFor(() => expect(server.logout).toHaveBeenCalledTimes(1));
  });

  test("a sign-in waits for a pending sign-out, whose answer would delete its cookie", async () => {
    const { server, session, signIn } = openTestPage();
    await signIn();
    let answer = () => {};
    server.logout.mockReturnValue(
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
    );
    session.expire("idle");
    const again = signIn();
    await settled(again);
    expect(server.login).toHaveBeenCalledTimes(1);
    answer();
    await again;
    expect(server.login).toHaveBeenCalledTimes(2);
  });
});
