import { notFound } from "#lambdas/errors.ts";
import type { Session } from "#lambdas/session.ts";

/** Refuses another account's id as if there were none. */
export function requireOwn({ accountId }: Session, id: string): void {
  if (id !== accountId) throw notFound();
}
