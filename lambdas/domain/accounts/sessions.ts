import * as identity from "#lambdas/adapters/identity.ts";
import { showAccount, showRole } from "#lambdas/domain/common/views/showAccount.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import { pause } from "#lambdas/pause.ts";
import { type AccountRecord, getAccount, isAdmitted } from "#lambdas/records/accounts/account.ts";
import { getEmailClaim } from "#lambdas/records/accounts/claim.ts";
import { noteLastSeen } from "#lambdas/records/accounts/lastSeen.ts";
import {
  deleteSession,
  getSession,
  holderDigest,
  isOpen,
  nameOf,
  noteSeen,
  putSession,
  type SessionRecord,
} from "#lambdas/records/accounts/session.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { login } from "#shared/contract/sessions.ts";
import { endsWhenIdle, signInSeconds } from "#shared/rules/account/sessionLength.ts";
import { dayOf, secondsNow } from "#shared/rules/dates.ts";
import { deviceOf } from "./deviceOf.ts";
import { openGuess } from "./guessLimit.ts";
import { passSecondFactor, secondFactorToAdd } from "./signInSecondStep.ts";

type SignedIn = ResponseOf<typeof login>;

/** For `seconds`, or until the browser closes. */
export interface SignIn {
  readonly answer: SignedIn;
  readonly token: string;
  readonly seconds: number | undefined;
}

const wrongCredentials = () => new VisibleError("WRONG_CREDENTIALS");
const signIn = () => new VisibleError("SIGN_IN");

/** The refresh token comes last: it may contain dots. */
function readToken(token = "") {
  const [, accountId, sessionId, refreshToken] = /^([\w-]+)\.([\w-]+)\.(.+)$/.exec(token) ?? [];
  return accountId && sessionId && refreshToken ? { accountId, sessionId, refreshToken } : undefined;
}

const show = (account: AccountRecord, { idToken }: identity.Tokens): SignedIn => ({
  Account: showAccount(account),
  JWT: idToken,
  Role: showRole(account),
  SecondFactor: secondFactorToAdd(account),
});

/** Sign-ins of a reset's own second are refused, and repeated in the next. */
async function mintFor(
  { tokensValidFrom }: AccountRecord,
  first: identity.Tokens,
  again: () => Promise<identity.Tokens | undefined>,
): Promise<identity.Tokens> {
  if (first.signedInAt >= tokensValidFrom) return first;
  const wait = Math.max(1_000, (tokensValidFrom - first.signedInAt) * 1_000);
  await pause(Math.min(wait, 2_000));
  const second = await again();
  if (!second || second.signedInAt < tokensValidFrom) throw signIn();
  return second;
}

interface SessionTerms {
  readonly Remember: boolean | undefined;
  readonly device: string;
  readonly lasts: number;
}

/** Returns the cookie's value. */
async function storeSession(
  { id, role }: AccountRecord,
  { sessionId, signedInAt, refreshToken = "" }: identity.Tokens,
  { Remember = false, device, lasts }: SessionTerms,
): Promise<string> {
  const seenAt = secondsNow();
  // First: an erasure of the unused account must not miss this use.
  await noteLastSeen(id, dayOf(new Date()));
  await putSession(id, sessionId, {
    created: signedInAt,
    expiresAt: seenAt + lasts,
    seenAt,
    device,
    endsWhenIdle: endsWhenIdle(role, Remember),
    holder: holderDigest(refreshToken),
  });
  return `${id}.${sessionId}.${refreshToken}`;
}

interface Caller {
  readonly address: string;
  readonly userAgent: string;
}

/** Unknown, wrong and closed accounts get the same answer after the same steps: neither reveals accounts. */
export async function open(request: ParsedRequestOf<typeof login>, caller: Caller): Promise<SignIn> {
  const { Email, Password, Remember, Code } = request;
  const { address, userAgent } = caller;
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
  const lasts = signInSeconds(account.role, Remember ?? false);
  const token = await storeSession(account, tokens, { Remember, device: deviceOf(userAgent), lasts });
  return { answer: show(account, tokens), token, seconds: Remember ? lasts : undefined };
}

interface OpenSession {
  readonly account: AccountRecord;
  readonly session: SessionRecord;
}

async function findHeld(parts: ReturnType<typeof readToken>): Promise<OpenSession | undefined> {
  if (!parts) return undefined;
  const { accountId, sessionId, refreshToken } = parts;
  const [session, account] = await Promise.all([getSession(accountId, sessionId), getAccount(accountId)]);
  const isHeld = session?.holder === holderDigest(refreshToken) && isOpen(session, secondsNow());
  return isHeld && account && account.status !== "DELETED" ? { account, session } : undefined;
}

const isSignedIn = ({ account, session }: OpenSession): boolean =>
  account.status === "ACTIVE" && isAdmitted(account, session.created, nameOf(session));

/** Without reading the account: good enough for a limit, and for nothing else. */
export async function isHeld(token: string): Promise<boolean> {
  const parts = readToken(token);
  if (!parts) return false;
  const session = await getSession(parts.accountId, parts.sessionId);
  return session?.holder === holderDigest(parts.refreshToken) && isOpen(session, secondsNow());
}

/** Only the holder of the whole token learns of a restriction. */
export async function refresh(token: string | undefined): Promise<SignedIn> {
  const parts = readToken(token);
  const held = await findHeld(parts);
  if (!parts || !held) throw signIn();
  const { account, session } = held;
  if (account.status === "RESTRICTED") throw new VisibleError("ACCOUNT_RESTRICTED");
  if (!isSignedIn(held)) throw signIn();
  const [tokens] = await Promise.all([
    identity.refresh(account.id, parts.refreshToken),
    noteSeen(account.id, session, secondsNow()),
  ]);
  if (tokens?.accountId !== account.id) throw signIn();
  return show(account, tokens);
}

/** Either half is useless alone: one failure is tolerated, after two the sign-in goes on. */
export async function close(token: string | undefined): Promise<void> {
  const parts = readToken(token);
  if (!parts) return;
  const halves = await Promise.allSettled([
    deleteSession(parts.accountId, parts.sessionId, parts.refreshToken),
    identity.revoke(parts.refreshToken),
  ]);
  const failures = halves.filter(({ status }) => status === "rejected");
  if (failures.length > 0) log.warn("session not wholly ended", { failures: failures.length });
  if (failures.length === halves.length) throw new VisibleError("UNAVAILABLE");
}

/** A failure does not keep the person out. */
export const replace = (token: string | undefined): Promise<void> =>
  close(token).catch((error: Error) => log.warn("earlier session not ended", { error }));
