import { notFound } from "#lambdas/errors.ts";
import type { Session } from "#lambdas/session.ts";

/** Refuses an account id that is not the caller's own, as if there were no such account. */
export function requireOwn({ accountId }: Session, id: string): void {
  if (id !== accountId) throw notFound();
}
