import * as accounts from "#shared/contract/accounts.ts";
import type { RequestOf, ResponseOf } from "#shared/contract/call.ts";
import { ApiError } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
import { sessionUser } from "./sessionReducer.ts";
import { setToken } from "./token.ts";

function enter({ Account, JWT, Role }: ResponseOf<typeof accounts.login>) {
  setToken(JWT);
  return sessionUser(Account, Role);
}

export async function login(body: RequestOf<typeof accounts.login>) {
  return enter(await send(accounts.login, body));
}

/** The user of the cookie's session; undefined when there is no such session any more. */
export async function refresh() {
  try {
    return enter(await send(accounts.refreshSession, {}));
  } catch (error) {
    const over = error instanceof ApiError && (error.status === 401 || error.status === 403);
    if (!over) throw error;
    return undefined;
  }
}

export async function logout() {
  await send(accounts.logout, {});
}
