import type { SessionUser } from "./sessionReducer.ts";

const name = "beforehand.session";
// Documented: at most one write a second.
const interval = 1_000;

interface StoredSession {
  readonly user: SessionUser;
  readonly remember: boolean;
  /** ms since 1970. */
  readonly since: number;
}

/** Texts added to a type must be checked, too. */
type Texts<T> = { readonly [Name in keyof T as T[Name] extends string ? Name : never]: true };

/** An older release, or other software, may have stored something else. */
const texts: Texts<SessionUser> = { ID: true, Email: true, FirstName: true, LastName: true, Cell: true, Role: true };
const placeTexts: Texts<SessionUser["Location"]> = {
  City: true,
  State: true,
  Street: true,
  Zip: true,
};

const hasTexts = (value: unknown, names: object): boolean =>
  typeof value === "object" &&
  value !== null &&
  Object.keys(names).every((name) => typeof (value as Record<string, unknown>)[name] === "string");

function isUser(value: unknown): value is SessionUser {
  return hasTexts(value, texts) && hasTexts((value as Partial<SessionUser>).Location, placeTexts);
}

function read(storage: () => Storage, remember: boolean): StoredSession | undefined {
  try {
    const value: unknown = JSON.parse(storage().getItem(name) ?? "null");
    const { user, since } = (value ?? {}) as { readonly user?: unknown; readonly since?: unknown };
    return isUser(user) && typeof since === "number" ? { user, remember, since } : undefined;
  } catch {
    // Storage is off, or holds no JSON.
    return undefined;
  }
}

const lasting = () => localStorage;
const passing = () => sessionStorage;

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
    // The session lasts until the page is left.
  }
}

export function flushSession(): void {
  clearTimeout(timer);
  timer = undefined;
  const next = waiting;
  waiting = undefined;
  if (next) write(next);
}

/**
 * With `remember` beyond the browser window, otherwise in this tab. Writes at once, then at most once a second, the
 * last one always.
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
  }, interval);
}

/** Leaves another account's session. */
export function clearSession(accountId: string): void {
  clearTimeout(timer);
  timer = undefined;
  waiting = undefined;
  for (const storage of [lasting, passing]) {
    const stored = read(storage, false);
    if (stored && stored.user.ID !== accountId) continue;
    try {
      storage().removeItem(name);
    } catch {
      // Unreachable storage holds nothing either.
    }
  }
}
