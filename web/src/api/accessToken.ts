/** The access token of calls. It is kept in memory only, and in no storage. */
let token: string | undefined;
let renewing: Promise<boolean> | undefined;
let renew: () => Promise<boolean> = async () => false;
let refuse: () => void = () => {};

// A call must arrive before the token ends, even on a slow connection and with an inexact clock.
const margin = 60_000;

/** When a token ends, in milliseconds since 1970; 0 when it cannot be read. */
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
 * over. It may take as long as signing in again.
 */
export function provideRenewal(how: () => Promise<boolean>): void {
  renew = how;
}

/** Renews the token, once for all calls that wait. False when the session is over. */
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

/** Sets what happens when the server answers that the account is restricted. */
export function onAccountRestricted(how: () => void): void {
  refuse = how;
}

/** Reports an answer that says so. */
export function reportRestrictedAccount(): void {
  refuse();
}
