import type { SessionUser } from "./sessionReducer.ts";

const name = "beforehand.session";
// The documented pace: at most one write a second.
const pace = 1_000;

interface StoredSession {
  readonly user: SessionUser;
  readonly remember: boolean;
}

function read(storage: Storage): SessionUser | undefined {
  try {
    const value: unknown = JSON.parse(storage.getItem(name) ?? "null");
    const { ID, Role } = (value ?? {}) as Partial<Record<keyof SessionUser, unknown>>;
    return typeof ID === "string" && typeof Role === "string" ? (value as SessionUser) : undefined;
  } catch {
    // Storage that is switched off or was tampered with is no session.
    return undefined;
  }
}

/** The session that an earlier visit left, if any. */
export function loadSession(): StoredSession | undefined {
  const lasting = read(localStorage);
  if (lasting) return { user: lasting, remember: true };
  const passing = read(sessionStorage);
  return passing && { user: passing, remember: false };
}

let waiting: StoredSession | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function write({ user, remember }: StoredSession): void {
  try {
    (remember ? localStorage : sessionStorage).setItem(name, JSON.stringify(user));
    (remember ? sessionStorage : localStorage).removeItem(name);
  } catch {
    // Without storage the session lasts until the page is left.
  }
}

/**
 * Keeps the session's user: with `remember` beyond the browser window, otherwise in this tab. The first write
 * is done at once, the next ones at most once a second, the last one always.
 */
export function saveSession(session: StoredSession): void {
  if (timer !== undefined) {
    waiting = session;
    return;
  }
  write(session);
  timer = setTimeout(() => {
    timer = undefined;
    const next = waiting;
    waiting = undefined;
    if (next) saveSession(next);
  }, pace);
}

/** Removes what was kept, and any write that is still to come. */
export function clearSession(): void {
  clearTimeout(timer);
  timer = undefined;
  waiting = undefined;
  try {
    localStorage.removeItem(name);
    sessionStorage.removeItem(name);
  } catch {
    // Nothing could be stored, so nothing is left.
  }
}
