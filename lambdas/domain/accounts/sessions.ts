import * as identity from "#lambdas/adapters/identity.ts";
import { showAccount, showRole } from "#lambdas/domain/views/showAccount.ts";
import { env } from "#lambdas/env.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import { pause } from "#lambdas/pause.ts";
import { type AccountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import { getEmailClaim } from "#lambdas/records/accounts/claim.ts";
import { deleteSession, getSession, putSession } from "#lambdas/records/accounts/session.ts";
import { newId, newSecret } from "#lambdas/records/table/keys.ts";
import type { login } from "#shared/contract/accounts.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import { secondsNow } from "#shared/rules/dates.ts";
import { modeOf } from "#shared/rules/secondFactor.ts";
import { signInSeconds } from "#shared/rules/sessionLength.ts";
import { openGuess } from "./guessLimit.ts";
import { acceptCode } from "./secondFactorCodes.ts";

type SignedIn = ResponseOf<typeof login>;

/** A sign-in: its answer, and the token that keeps it for `seconds`, or until the browser closes. */
export interface Opened {
  readonly answer: SignedIn;
  readonly token: string;
  readonly seconds: number | undefined;
}

const wrongCredentials = () => new VisibleError("WRONG_CREDENTIALS");
const signIn = () => new VisibleError("SIGN_IN");

/** The refresh token comes last because it may contain dots. */
function readToken(token: string) {
  const [, accountId, sessionId, refreshToken] = /^([\w-]+)\.([\w-]+)\.(.+)$/.exec(token) ?? [];
  return accountId && sessionId && refreshToken ? { accountId, sessionId, refreshToken } : undefined;
}

/** Whether an account may or must add a second step; undefined when it has one, or when its role has none. */
function secondFactorToAdd({ role, secondFactorSince }: AccountRecord): SignedIn["SecondFactor"] {
  const mode = modeOf(env.secondFactor, role);
  return mode === "off" || secondFactorSince ? undefined : mode;
}

const show = (account: AccountRecord, { idToken }: identity.Tokens): SignedIn => ({
  Account: showAccount(account),
  JWT: idToken,
  Role: showRole(account),
  SecondFactor: secondFactorToAdd(account),
});

/** Asks an account with a second step for its code. The tokens of the password alone are ended. */
async function passSecondFactor(
  { id, secondFactorSince }: AccountRecord,
  code: string | undefined,
  { refreshToken }: identity.Tokens,
): Promise<void> {
  if (!secondFactorSince) return;
  try {
    if (!code) throw new VisibleError("SECOND_FACTOR_REQUIRED");
    await acceptCode(id, code);
  } catch (error) {
    if (refreshToken) await identity.revoke(refreshToken);
    throw error;
  }
}

/**
 * Tokens that this account accepts. After a reset it refuses those of the same second: they are minted again
 * in the next.
 */
async function mintFor(
  { tokensValidFrom }: AccountRecord,
  first: identity.Tokens,
  again: () => Promise<identity.Tokens | undefined>,
): Promise<identity.Tokens> {
  if (first.issuedAt >= tokensValidFrom) return first;
  const wait = Math.max(1_000, (tokensValidFrom - first.issuedAt) * 1_000);
  await pause(Math.min(wait, 2_000));
  const second = await again();
  if (!second || second.issuedAt < tokensValidFrom) throw signIn();
  return second;
}

/**
 * Signs in with e-mail and password. Unknown, wrong and closed accounts get the same answer after the same
 * steps, so that neither reveals accounts.
 */
export async function open(request: ParsedRequestOf<typeof login>, address: string): Promise<Opened> {
  const { Email, Password, Remember, Code } = request;
  const guess = await openGuess(Email, address);
  const accountId = (await getEmailClaim(Email))?.accountId ?? newId();
  const mint = () => identity.signIn(accountId, Password);
  const [minted, account] = await Promise.all([mint(), getAccount(accountId)]);
  if (!minted || !account) {
    await guess.wrong(account !== undefined);
    throw wrongCredentials();
  }
  await guess.right();
  if (account.status === "RESTRICTED") throw new VisibleError("ACCOUNT_RESTRICTED");
  if (account.status !== "ACTIVE") throw wrongCredentials();
  const tokens = await mintFor(account, minted, mint);
  await passSecondFactor(account, Code, tokens);
  const sessionId = newSecret();
  const lasts = signInSeconds(Remember ?? false);
  await putSession(accountId, sessionId, { created: tokens.issuedAt, expiresAt: secondsNow() + lasts });
  return {
    answer: show(account, tokens),
    token: `${accountId}.${sessionId}.${tokens.refreshToken ?? ""}`,
    seconds: Remember ? lasts : undefined,
  };
}

/**
 * Mints a new token for a sign-in. Refuses one that was ended, has expired, is older than a reset, or belongs
 * to an account that is gone or restricted. Only the holder of both halves of the token learns of a
 * restriction.
 */
export async function refresh(token: string | undefined): Promise<SignedIn> {
  const parts = token && readToken(token);
  if (!parts) throw signIn();
  const { accountId, sessionId, refreshToken } = parts;
  const [session, account] = await Promise.all([getSession(accountId, sessionId), getAccount(accountId)]);
  const goesOn =
    session && account && session.expiresAt > secondsNow() && session.created >= account.tokensValidFrom;
  const isKnown = account?.status === "ACTIVE" || account?.status === "RESTRICTED";
  if (!goesOn || !isKnown) throw signIn();
  const tokens = await identity.refresh(refreshToken);
  if (tokens?.accountId !== accountId) throw signIn();
  if (account.status === "RESTRICTED") throw new VisibleError("ACCOUNT_RESTRICTED");
  return show(account, tokens);
}

/**
 * Ends a sign-in. Each of its two halves is useless without the other, so one failure is tolerated; after two
 * the sign-in goes on.
 */
export async function close(token: string | undefined): Promise<void> {
  const parts = token && readToken(token);
  if (!parts) return;
  const halves = await Promise.allSettled([
    deleteSession(parts.accountId, parts.sessionId),
    identity.revoke(parts.refreshToken),
  ]);
  const failures = halves.filter(({ status }) => status === "rejected");
  if (failures.length > 0) log.warn("session not wholly ended", { failures: failures.length });
  if (failures.length === halves.length) throw new VisibleError("UNAVAILABLE");
}
