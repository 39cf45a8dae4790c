import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { currentToken } from "#web/api/accessToken.ts";
import { loadSession } from "#web/session/store/persistedSession.ts";
import type { TabMessage } from "#web/session/tabs/tabChannel.ts";
import { sessionOfOtherTab } from "#web/session/tabs/tabLocks.ts";
import { closeBrowser, now, omar, openBrowser, openTestPage } from "#web/session/testing/openTestPage.ts";
import { rosa } from "#web/session/testing/rosa.ts";

beforeEach(openBrowser);
afterEach(closeBrowser);

describe("signing out", () => {
  test("keeps nothing on the page, however long the server takes", async () => {
    const { server, session, signIn, state, onLeave } = openTestPage();
    await signIn(true);
    let answer = () => {};
    server.logout.mockReturnValue(
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
    );
    session.logout();
    expect(state()).toMatchObject({ user: undefined, exit: "home" });
    expect([currentToken(), loadSession()]).toEqual([undefined, undefined]);
    expect(onLeave).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(server.logout).toHaveBeenCalledOnce());
    answer();
  });

  test("needs no answer of the server", async () => {
    const { server, session, signIn, state } = openTestPage();
    await signIn();
    server.logout.mockRejectedValue(new Error("no line"));
    session.logout();
    expect(state().user).toBeUndefined();
    await signIn();
    expect(state().user).toEqual(rosa);
  });
});

describe("after a password was set in this browser", () => {
  test("leaves a sign-in that the password has ended, keeps the message about it, and tells the other tabs", async () => {
    const { server, session, signIn, state, onLeave } = openTestPage();
    await signIn();
    const heard = new Promise<TabMessage>((resolve) => {
      // A channel does not hear itself.
      const other = new BroadcastChannel("beforehand.session");
      other.onmessage = ({ data }: MessageEvent<TabMessage>) => {
        other.close();
        resolve(data);
      };
    });
    server.refresh.mockResolvedValue({ isRestricted: false });
    await session.revalidate();
    expect(state()).toMatchObject({ user: undefined, exit: "home" });
    expect(onLeave).not.toHaveBeenCalled();
    expect(await heard).toEqual({ type: "ended" });
  });

  test("another account than the password's owner stays signed in", async () => {
    const { session, signIn, state } = openTestPage();
    await signIn();
    await session.revalidate();
    expect(state()).toMatchObject({ user: rosa, isAuthenticated: true });
    expect(currentToken()).toBe("renewed");
  });

  test("an outage ends nothing", async () => {
    const { server, session, signIn, state } = openTestPage();
    await signIn();
    server.refresh.mockRejectedValue(new Error("no line"));
    await session.revalidate();
    expect(state()).toMatchObject({ user: rosa, isAuthenticated: true });
  });
});

describe("a new tab beside one with a session", () => {
  test("joins that session, since the same time and without being remembered", async () => {
    const { session, state } = openTestPage();
    await session.join(now - 60_000);
    expect(state()).toMatchObject({ user: rosa, since: now - 60_000, remember: false });
    expect(loadSession()).toMatchObject({ user: rosa, remember: false });
    expect(localStorage.getItem("beforehand.session")).toBeNull();
  });

  test.each([false, true])("stays a visitor's when the cookie's session is over (server down: %s)", async (isDown) => {
    const { server, session, state } = openTestPage();
    if (isDown) server.refresh.mockRejectedValue(new Error("no line"));
    else server.refresh.mockResolvedValue({ isRestricted: false });
    await session.join(now);
    expect(state()).toMatchObject({ user: undefined, ended: undefined, exit: undefined });
  });

  test("does not replace an account that has signed in meanwhile", async () => {
    const { server, session, signIn, state } = openTestPage();
    server.login.mockResolvedValue({ user: omar, token: "omar" });
    const joining = session.join(now);
    await signIn();
    await joining;
    expect(state().user).toEqual(omar);
  });

  test("sees that session as long as it lasts", async () => {
    const { session, signIn } = openTestPage();
    await signIn();
    await expect.poll(sessionOfOtherTab).toBe(now);
    session.expire("idle");
    await expect.poll(sessionOfOtherTab).toBeUndefined();
    await signIn();
    await expect.poll(sessionOfOtherTab).toBe(now);
    session.logout();
    await expect.poll(sessionOfOtherTab).toBeUndefined();
  });
});
