import { env } from "#lambdas/env.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import { writeAccess } from "#lambdas/records/audit/access.ts";
import type { Session } from "#lambdas/session.ts";

/**
 * Leaves a row of a signed-in caller's refused call, before it is answered. It never changes the answer: a refusal
 * stays one also while the table does not answer.
 */
export async function noteRefusal(error: unknown, caller: Session, address: string): Promise<void> {
  if (!(error instanceof VisibleError) || error.status !== 403) return;
  const { accountId, role, requestId } = caller;
  try {
    await writeAccess({ accountId, role, requestId, action: env.call, code: error.code, address });
  } catch (failure) {
    log.error("refusal not noted", { error: failure as Error });
  }
}
