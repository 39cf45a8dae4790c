import { getSession, type SessionRecord } from "#lambdas/records/accounts/session.ts";
import type { TestAccount } from "#lambdas/testing/builders/people.ts";
import { setAttribute } from "#lambdas/testing/records.ts";
import { secondsNow } from "#shared/rules/dates.ts";

const idOf = ({ claims }: TestAccount): string => claims.origin_jti ?? "";

export const sessionOf = (person: TestAccount): Promise<SessionRecord | undefined> =>
  getSession(person.accountId, idOf(person));

export async function lastUsed(person: TestAccount, seconds: number): Promise<void> {
  const row = await sessionOf(person);
  if (!row) throw new Error("The session has ended.");
  await setAttribute(row.pk, row.sk, "seenAt", secondsNow() - seconds);
}
