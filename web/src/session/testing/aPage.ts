import { vi } from "vitest";
import { noteActivity } from "#web/session/store/lastActivity.ts";
import { clearSession } from "#web/session/store/sessionStore.ts";
import { LiveSession } from "../LiveSession.ts";
import { hideOpen } from "../openTab.ts";
import { SessionHolder } from "../SessionHolder.ts";
import type { Entered, Refreshed } from "../sessionCalls.ts";
import { setToken } from "../token.ts";
import { memoryStorage } from "./memoryStorage.ts";
import { rosa } from "./rosa.ts";

/** The moment at which every test begins. */
export const now = Date.UTC(2026, 10, 21, 8);

export const omar = { ...rosa, ID: "account-2", Email: "omar@example.org" };

/** Begins with a browser in which nobody was. */
export function freshBrowser(): void {
  vi.useFakeTimers({ toFake: ["Date"], now });
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
  setToken(undefined);
  noteActivity();
}

export function closeBrowser(): void {
  hideOpen();
  for (const { ID } of [rosa, omar]) clearSession(ID);
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

/** A server whose answers are given one by one, and a page in front of it. */
export function aPage() {
  const server = {
    login: vi.fn(async (): Promise<Entered> => ({ user: rosa, token: "first" })),
    refresh: vi.fn(async (): Promise<Refreshed> => ({ user: rosa, token: "renewed" })),
    logout: vi.fn(async () => {}),
  };
  const onLeave = vi.fn();
  const holder = new SessionHolder();
  const session = new LiveSession({ holder, loadCalls: async () => server, onLeave });
  const signIn = (remember = false) => session.login(rosa.Email, "Beforehand1", remember);
  return { server, session, signIn, onLeave, state: holder.state };
}

/** What a promise holds by now; "waiting" while it is not settled. */
export const settled = <T>(promise: Promise<T>) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 0, "waiting"))]);
