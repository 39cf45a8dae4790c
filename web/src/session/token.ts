/** The token of the signed-in person's calls. It lives here, in memory, and in no storage. */
let token: string | undefined;
let renewing: Promise<boolean> | undefined;
let renew: () => Promise<boolean> = async () => false;
let refuse: () => void = () => {};

// A call that leaves now must arrive before the token ends, on a slow line and a clock that is a little wrong.
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

/** The token as it is, for a call that has just been given a fresh one. */
export const currentToken = (): string | undefined => token;

/**
 * Says how a token is renewed: it calls setToken and answers true, or answers false when the session is over.
 * It may take as long as somebody needs to sign in again.
 */
export function onRenewal(how: () => Promise<boolean>): void {
  renew = how;
}

/** Renews the token. Calls that need it at the same time wait for one renewal. False when the session is over. */
export function renewToken(): Promise<boolean> {
  renewing ??= renew().finally(() => {
    renewing = undefined;
  });
  return renewing;
}

/** The token, renewed shortly before it ends; undefined when nobody is signed in any more. */
export async function freshToken(): Promise<string | undefined> {
  if (token && expiryOf(token) - margin > Date.now()) return token;
  return (await renewToken()) ? token : undefined;
}

/** Sets what happens when the server answers that the account is restricted. */
export function onRefusal(how: () => void): void {
  refuse = how;
}

/** Ends the session of a restricted account. */
export function refuseAccount(): void {
  refuse();
}
