import type { APIGatewayProxyEventV2WithJWTAuthorizer } from "aws-lambda";
import { env } from "#lambdas/env.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import { type AccountRecord, isAdmitted } from "#lambdas/records/accounts/account.ts";
import { getWithAccount, isOpen, nameOf, noteSeen, type SessionRecord } from "#lambdas/records/accounts/session.ts";
import type { Session } from "#lambdas/session.ts";
import type { Call } from "#shared/contract/call.ts";
import type { Role } from "#shared/model/role.ts";
import { modeOf } from "#shared/rules/account/secondFactor.ts";
import { seenEverySeconds } from "#shared/rules/account/sessionLength.ts";
import { secondsNow } from "#shared/rules/dates.ts";

type Claims = Readonly<Record<string, unknown>>;

const signIn = () => new VisibleError("SIGN_IN");

export interface SessionToken {
  readonly accountId: string;
  readonly sessionId: string;
  /** In seconds. */
  readonly signedInAt: number;
}

/** Of a token that the gateway has verified. Throws SIGN_IN without one. */
export function readToken({ requestContext }: APIGatewayProxyEventV2WithJWTAuthorizer): SessionToken {
  const claims: Claims | undefined = requestContext.authorizer?.jwt?.claims;
  const accountId = String(claims?.["cognito:username"] ?? "");
  const sessionId = String(claims?.origin_jti ?? "");
  if (!accountId || !sessionId || claims?.token_use !== "id") throw signIn();
  return { accountId, sessionId, signedInAt: Number(claims.auth_time) };
}

/** A failure refuses no call: the next one tries again. */
async function noteUse(accountId: string, session: SessionRecord, now: number): Promise<void> {
  if (now - session.seenAt < seenEverySeconds) return;
  try {
    await noteSeen(accountId, session, now);
  } catch (error) {
    log.warn("use of the session not noted", { error: error as Error });
  }
}

/** Refuses an ended session. A refreshed token is new, but its sign-in is not. */
async function requireOpen(
  session: SessionRecord | undefined,
  signedInAt: number,
  account: AccountRecord,
): Promise<void> {
  const now = secondsNow();
  const goesOn = session && isOpen(session, now) && isAdmitted(account, signedInAt, nameOf(session));
  if (!goesOn) throw signIn();
  await noteUse(account.id, session, now);
}

/**
 * At every call: a restriction, another role, a password reset or signing out takes effect at once. Throws SIGN_IN for
 * an ended session.
 */
export async function readSession(token: SessionToken, requestId: string): Promise<Session> {
  const { accountId, sessionId, signedInAt } = token;
  const { account, session: row } = await getWithAccount(accountId, sessionId);
  if (!account || account.status === "DELETED") throw signIn();
  // Its holder learns the reason from `requireCaller`.
  if (account.status !== "RESTRICTED") await requireOpen(row, signedInAt, account);
  return { accountId, role: account.role, place: account.address, account, signedInAt, sessionId, requestId };
}

export function requireCaller({ account, role }: Session, callers: readonly Role[]): void {
  if (account.status === "RESTRICTED") throw new VisibleError("ACCOUNT_RESTRICTED");
  if (!callers.includes(role)) throw new VisibleError("NOT_ALLOWED");
}

/** Refuses an account yet to set up its role's second factor, except where it does so. */
export function requireSecondFactor({ role, account }: Session, { beforeSecondFactor }: Call): void {
  const isMissing = modeOf(env.secondFactor, role) === "required" && !account.secondFactorSince;
  if (isMissing && !beforeSecondFactor) throw new VisibleError("SECOND_FACTOR_NEEDED");
}
