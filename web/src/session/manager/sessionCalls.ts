import type { RequestOf, ResponseOf } from "#shared/contract/call.ts";
import * as sessions from "#shared/contract/sessions.ts";
import { hasCode } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
import type { SessionUser } from "#web/session/store/sessionReducer.ts";
import { sessionUser } from "#web/session/store/sessionUser.ts";

export interface Authenticated {
  readonly user: SessionUser;
  readonly token: string;
}

/** Without a user the sign-in is over, or its account restricted. */
export type RefreshResult = Authenticated | { readonly user?: undefined; readonly isRestricted: boolean };

type LoginResponse = ResponseOf<typeof sessions.login>;

const authenticated = ({ Account, JWT, Role, SecondFactor }: LoginResponse): Authenticated => ({
  user: sessionUser(Account, Role, SecondFactor),
  token: JWT,
});

export async function login(body: RequestOf<typeof sessions.login>): Promise<Authenticated> {
  return authenticated(await send(sessions.login, body));
}

/** With a new token. Throws ApiError without an answer. */
export async function refresh(): Promise<RefreshResult> {
  try {
    return authenticated(await send(sessions.refreshSession, {}));
  } catch (error) {
    const isRestricted = hasCode(error, "ACCOUNT_RESTRICTED");
    if (isRestricted || hasCode(error, "SIGN_IN")) return { isRestricted };
    throw error;
  }
}

export async function logout(): Promise<void> {
  await send(sessions.logout, {});
}
