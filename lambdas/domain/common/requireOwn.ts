import { notFound } from "#lambdas/errors.ts";
import type { Session } from "#lambdas/session.ts";

/** As if there were no such account. */
export function requireOwn({ accountId }: Session, id: string): void {
  if (id !== accountId) throw notFound();
}
