/** The access token of calls, in memory only. */
let token: string | undefined;
let renewing: Promise<boolean> | undefined;
let renew: () => Promise<boolean> = async () => false;
let refuse: () => void = () => {};

// A call must arrive before the token ends, even on a slow connection with an inexact clock.
const margin = 60_000;

/** A token's end in milliseconds since 1970; 0 when unreadable. */
export function expiryOf(jwt: string): number {
  try {
    const [, payload = ""] = jwt.split(".");
    const { exp } = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))) as { exp?: unknown };
    return typeof exp === "number" ? exp * 1000 : 0;
  } catch {
    return 0;
  }
}

export function setToken(jwt: string | undefined): void {
  token = jwt;
}

/** The token without a renewal, for a call that has just awaited freshToken. */
export const currentToken = (): string | undefined => token;

/**
 * Sets how the token is renewed: by calling setToken and resolving with true, or with false when the session is
 * over. May take as long as signing in again.
 */
export function provideRenewal(how: () => Promise<boolean>): void {
  renew = how;
}

/** Renews the token, once for all waiting calls. False when the session is over. */
export function renewToken(): Promise<boolean> {
  renewing ??= renew().finally(() => {
    renewing = undefined;
  });
  return renewing;
}

/** The token, renewed shortly before it ends; undefined without a session. */
export async function freshToken(): Promise<string | undefined> {
  if (token && expiryOf(token) - margin > Date.now()) return token;
  return (await renewToken()) ? token : undefined;
}

/** Sets the reaction to a restricted account. */
export function onAccountRestricted(how: () => void): void {
  refuse = how;
}

/** Reports such an answer of the server. */
export function reportRestrictedAccount(): void {
  refuse();
}
