import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadSession } from "#web/session/store/sessionStore.ts";
import { openElsewhere } from "./openTab.ts";
import type { TabNews } from "./otherTabs.ts";
import { aPage, closeBrowser, freshBrowser, now, omar } from "./testing/aPage.ts";
import { rosa } from "./testing/rosa.ts";
import { currentToken } from "./token.ts";

beforeEach(freshBrowser);
afterEach(closeBrowser);

describe("signing out", () => {
  test("leaves nothing on the page, however long the server takes", async () => {
    const { server, session, signIn, state, onLeave } = aPage();
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

  test("needs no server that answers", async () => {
    const { server, session, signIn, state } = aPage();
    await signIn();
    server.logout.mockRejectedValue(new Error("no line"));
    session.logout();
    expect(state().user).toBeUndefined();
    await signIn();
    expect(state().user).toEqual(rosa);
  });
});

describe("after a password was set in this browser", () => {
  test("a sign-in that it has ended is left, what was just said stays, and other tabs hear that it ended", async () => {
    const { server, session, signIn, state, onLeave } = aPage();
    await signIn();
    const heard = new Promise<TabNews>((resolve) => {
      // Another tab: a channel does not hear itself.
      const other = new BroadcastChannel("beforehand.session");
      other.onmessage = ({ data }: MessageEvent<TabNews>) => {
        other.close();
        resolve(data);
      };
    });
    server.refresh.mockResolvedValue({ isRestricted: false });
    await session.recheck();
    expect(state()).toMatchObject({ user: undefined, exit: "home" });
    expect(onLeave).not.toHaveBeenCalled();
    expect(await heard).toEqual({ type: "ended" });
  });

  test("somebody else than the password's owner stays signed in", async () => {
    const { session, signIn, state } = aPage();
    await signIn();
    await session.recheck();
    expect(state()).toMatchObject({ user: rosa, isAuthenticated: true });
    expect(currentToken()).toBe("renewed");
  });

  test("an outage ends nothing", async () => {
    const { server, session, signIn, state } = aPage();
    await signIn();
    server.refresh.mockRejectedValue(new Error("no line"));
    await session.recheck();
    expect(state()).toMatchObject({ user: rosa, isAuthenticated: true });
  });
});

describe("a new tab beside one in which somebody is signed in", () => {
  test("is theirs, too, since the same moment and without being remembered", async () => {
    const { session, state } = aPage();
    await session.join(now - 60_000);
    expect(state()).toMatchObject({ user: rosa, since: now - 60_000, remember: false });
    expect(loadSession()).toMatchObject({ user: rosa, remember: false });
    expect(localStorage.getItem("beforehand.session")).toBeNull();
  });

  test.each([false, true])(
    "stays a visitor's when the cookie is over (or cannot be asked: %s)",
    async (isDown) => {
      const { server, session, state } = aPage();
      if (isDown) server.refresh.mockRejectedValue(new Error("no line"));
      else server.refresh.mockResolvedValue({ isRestricted: false });
      await session.join(now);
      expect(state()).toMatchObject({ user: undefined, ended: undefined, exit: undefined });
    },
  );

  test("does not take the place of somebody who signed in meanwhile", async () => {
    const { server, session, signIn, state } = aPage();
    server.login.mockResolvedValue({ user: omar, token: "omar" });
    const joining = session.join(now);
    await signIn();
    await joining;
    expect(state().user).toEqual(omar);
  });

  test("finds it as long as it is signed in there", async () => {
    const { session, signIn } = aPage();
    await signIn();
    await expect.poll(openElsewhere).toBe(now);
    session.expire("idle");
    await expect.poll(openElsewhere).toBeUndefined();
    await signIn();
    await expect.poll(openElsewhere).toBe(now);
    session.logout();
    await expect.poll(openElsewhere).toBeUndefined();
  });
});
