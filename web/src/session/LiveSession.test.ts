import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadSession } from "#web/session/store/sessionStore.ts";
import { aPage, closeBrowser, freshBrowser, omar, settled } from "./testing/aPage.ts";
import { rosa } from "./testing/rosa.ts";
import { currentToken } from "./token.ts";

const moderator = { ...rosa, Role: "MOD" as const };

beforeEach(freshBrowser);
afterEach(closeBrowser);

describe("a session that ends by itself", () => {
  test("covers a resident's page, and calls wait until the same person is back", async () => {
    const { server, session, signIn, state, onLeave } = aPage();
    await signIn();
    server.refresh.mockResolvedValue({ isRestricted: false });
    const call = session.renew();
    expect(await settled(call)).toBe("waiting");
    expect(state()).toMatchObject({ user: rosa, isAuthenticated: false });
    expect(state().cover).toBe("REVOKED");
    expect(currentToken()).toBeUndefined();
    await signIn();
    expect(await call).toBe(true);
    expect(state().cover).toBeUndefined();
    expect(onLeave).not.toHaveBeenCalled();
  });

  test("asks the server once, however many calls wait", async () => {
    const { server, session, signIn } = aPage();
    await signIn();
    server.refresh.mockResolvedValue({ isRestricted: false });
    await settled(session.renew());
    const later = [session.renew(), session.renew()];
    expect(await settled(Promise.all(later))).toBe("waiting");
    expect(server.refresh).toHaveBeenCalledTimes(1);
  });

  test("a wrong password leaves everything waiting", async () => {
    const { server, session, signIn, state } = aPage();
    await signIn();
    session.expire("idle");
    const call = session.renew();
    server.login.mockRejectedValueOnce(new Error("wrong"));
    await expect(signIn()).rejects.toThrow("wrong");
    expect(await settled(call)).toBe("waiting");
    expect(state().cover).toBeDefined();
  });

  test("ends its calls when the person leaves for somebody else, and nothing stays", async () => {
    const { session, signIn, state } = aPage();
    await signIn(true);
    session.expire("ended");
    const call = session.renew();
    session.startOver();
    expect(await call).toBe(false);
    expect(state()).toMatchObject({ user: undefined, exit: "signIn", ended: undefined });
    expect(loadSession()).toBeUndefined();
  });

  test("ends its calls when somebody else signs in on the covered page", async () => {
    const { server, session, signIn, state } = aPage();
    await signIn();
    session.expire("idle");
    const call = session.renew();
    server.login.mockResolvedValue({ user: omar, token: "omar" });
    await signIn();
    expect(await call).toBe(false);
    expect(state()).toMatchObject({ user: omar, cover: undefined, isAuthenticated: true });
    expect(loadSession()?.user.ID).toBe(omar.ID);
  });

  test("leaves nothing of a staff member's page, with the reason and the way back", async () => {
    const { server, session, signIn, state, onLeave } = aPage();
    server.login.mockResolvedValue({ user: moderator, token: "first" });
    await signIn();
    session.expire("idle");
    expect(state()).toMatchObject({ user: undefined, exit: "back", ended: "IDLE" });
    expect(onLeave).toHaveBeenCalledExactlyOnceWith("IDLE");
    expect(await session.renew()).toBe(false);
  });

  test("is ended on the server as well when nobody was there, and is over without that when it ran out", async () => {
    const { server, session, signIn } = aPage();
    await signIn();
    session.expire("ended");
    await settled(Promise.resolve());
    expect(server.logout).not.toHaveBeenCalled();
    await signIn();
    session.expire("idle");
    await vi.waitFor(() => expect(server.logout).toHaveBeenCalledTimes(1));
  });

  test("a sign-in waits for a sign-out that is under way, whose answer would take its cookie away", async () => {
    const { server, session, signIn } = aPage();
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
