import * as identity from "#lambdas/adapters/identity.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { notFound } from "#lambdas/errors.ts";
import { endSignIns, getAccount, isAdmitted } from "#lambdas/records/accounts/account.ts";
import {
  deleteSessionNamed,
  isOpen,
  nameOf,
  readSessions,
  type SessionRecord,
  sessionNameOf,
} from "#lambdas/records/accounts/session.ts";
import { replace, transact } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ResponseOf } from "#shared/contract/call.ts";
import type { listSessions } from "#shared/contract/sessions.ts";
import { secondsNow } from "#shared/rules/dates.ts";

type OwnSession = ResponseOf<typeof listSessions>["Sessions"][number];

const timeOf = (seconds: number): string => new Date(seconds * 1_000).toISOString();

const show = (session: SessionRecord, current: string): OwnSession => ({
  ID: nameOf(session),
  Device: session.device,
  SignedIn: timeOf(session.created),
  LastUsed: timeOf(session.seenAt),
  Current: nameOf(session) === current,
});

export async function list({ accountId, account, sessionId }: Session): Promise<OwnSession[]> {
  const now = secondsNow();
  const current = sessionNameOf(sessionId);
  const rows = (await readSessions(accountId)).filter(
    (row) => isOpen(row, now) && isAdmitted(account, row.created, nameOf(row)),
  );
  const rank = (row: SessionRecord) => (nameOf(row) === current ? Number.POSITIVE_INFINITY : row.seenAt);
  return rows.sort((one, other) => rank(other) - rank(one)).map((row) => show(row, current));
}

export const end = ({ accountId }: Session, name: string): Promise<void> => deleteSessionNamed(accountId, name);

async function deleteSessions(accountId: string, kept?: string): Promise<void> {
  const ended = (await readSessions(accountId)).map(nameOf).filter((name) => name !== kept);
  await Promise.all(ended.map((name) => deleteSessionNamed(accountId, name)));
}

export const endOthers = ({ accountId, sessionId }: Session): Promise<void> =>
  deleteSessions(accountId, sessionNameOf(sessionId));

/** The account refuses them first: rows and tokens left by an interruption open nothing. */
export async function endAll({ accountId }: Session): Promise<void> {
  await retryOnConflict(async () => {
    const account = await getAccount(accountId);
    if (!account) throw notFound();
    await transact([replace(endSignIns(account, secondsNow() + 1))]);
  });
  await identity.signOutEverywhere(accountId);
  await deleteSessions(accountId);
}
