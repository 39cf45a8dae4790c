import * as accounts from "#shared/contract/accounts.ts";
import type { RequestOf, ResponseOf } from "#shared/contract/call.ts";
import { hasCode } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
import type { SessionUser } from "#web/session/store/sessionReducer.ts";
import { sessionUser } from "#web/session/store/sessionUser.ts";

/** Somebody who is signed in now, with the token of their calls. */
export interface Entered {
  readonly user: SessionUser;
  readonly token: string;
}

/** The answer to a renewal; without a user the sign-in is over, or its account is restricted. */
export type Refreshed = Entered | { readonly user?: undefined; readonly isRestricted: boolean };

const entered = ({ Account, JWT, Role }: ResponseOf<typeof accounts.login>): Entered => ({
  user: sessionUser(Account, Role),
  token: JWT,
});

export async function login(body: RequestOf<typeof accounts.login>): Promise<Entered> {
  return entered(await send(accounts.login, body));
}

/** The person of the cookie's session, with a new token; throws ApiError when that could not be asked. */
export async function refresh(): Promise<Refreshed> {
  try {
    return entered(await send(accounts.refreshSession, {}));
  } catch (error) {
    const isRestricted = hasCode(error, "ACCOUNT_RESTRICTED");
    if (isRestricted || hasCode(error, "SIGN_IN")) return { isRestricted };
    throw error;
  }
}

export async function logout(): Promise<void> {
  await send(accounts.logout, {});
}
