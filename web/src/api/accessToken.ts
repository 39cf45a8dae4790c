/** In memory only. */
let token: string | undefined;
let renewing: Promise<boolean> | undefined;
let renew: () => Promise<boolean> = async () => false;
let refuse: () => void = () => {};

// For slow connections and inexact clocks.
const margin = 60_000;

/** Milliseconds since 1970; 0 when unreadable. */
export function expiryOf(jwt: string): number {
  try {
    const [, payload = ""] = jwt.split(".");
    const { exp } = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))) as { exp?: unknown };
    return typeof exp === "number" ? exp * 1000 : 0;
  } catch {
    return 0;
  }
}

let departures = 0;

/** An account left the page with calls under way. A locked page has not been left. */
export function noteDeparture(): void {
  departures += 1;
}

export const departuresSoFar = (): number => departures;

export function setToken(jwt: string | undefined): void {
  token = jwt;
}

/** Without a renewal, for a call that has just awaited freshToken. */
export const currentToken = (): string | undefined => token;

/**
 * `how` calls setToken and resolves with true, or with false when the session is over; it may take as long as signing
 * in again.
 */
export function provideRenewal(how: () => Promise<boolean>): void {
  renew = how;
}

/** Once for all waiting calls. False when the session is over. */
export function renewToken(): Promise<boolean> {
  renewing ??= renew().finally(() => {
    renewing = undefined;
  });
  return renewing;
}

/** Renewed shortly before its end; undefined without a session. */
export async function freshToken(): Promise<string | undefined> {
  if (token && expiryOf(token) - margin > Date.now()) return token;
  return (await renewToken()) ? token : undefined;
}

export function onAccountRestricted(how: () => void): void {
  refuse = how;
}

export function reportRestrictedAccount(): void {
  refuse();
}
