import type { SessionUser } from "./sessionReducer.ts";

const name = "beforehand.session";
// The documented pace: at most one write a second.
const pace = 1_000;

interface StoredSession {
  readonly user: SessionUser;
  readonly remember: boolean;
  /** When the person signed in, in milliseconds since 1970. */
  readonly since: number;
}

function read(storage: () => Storage, remember: boolean): StoredSession | undefined {
  try {
    const value: unknown = JSON.parse(storage().getItem(name) ?? "null");
    const { user, since } = (value ?? {}) as { user?: Partial<SessionUser> | null; since?: unknown };
    const { ID, Role } = user ?? {};
    const isWhole = typeof ID === "string" && typeof Role === "string" && typeof since === "number";
    return isWhole ? { user: user as SessionUser, remember, since } : undefined;
  } catch {
    // Storage that is switched off or was tampered with is no session.
    return undefined;
  }
}

const lasting = () => localStorage;
const passing = () => sessionStorage;

/** The session that an earlier visit left, if any. */
export function loadSession(): StoredSession | undefined {
  return read(lasting, true) ?? read(passing, false);
}

let waiting: StoredSession | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function write({ user, since, remember }: StoredSession): void {
  try {
    const [kept, other] = remember ? [lasting(), passing()] : [passing(), lasting()];
    kept.setItem(name, JSON.stringify({ user, since }));
    other.removeItem(name);
  } catch {
    // Without storage the session lasts until the page is left.
  }
}

/** Writes what still waits for its turn; for a page that is left. */
export function flushSession(): void {
  clearTimeout(timer);
  timer = undefined;
  const next = waiting;
  waiting = undefined;
  if (next) write(next);
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

/** Removes what was kept of an account, and any write that is still to come. Another person's session stays. */
export function clearSession(accountId: string): void {
  clearTimeout(timer);
  timer = undefined;
  waiting = undefined;
  for (const storage of [lasting, passing]) {
    if (read(storage, false)?.user.ID !== accountId) continue;
    try {
      storage().removeItem(name);
    } catch {
      // What cannot be reached keeps nothing either.
    }
  }
}
