import { type Timed, withinTime } from "#lambdas/deadline.ts";
import { env } from "#lambdas/env.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import { writeAccess } from "#lambdas/records/accounts/audit/access.ts";
import type { Session } from "#lambdas/session.ts";

async function noteForbidden({ status, code }: VisibleError, caller: Session, address: string) {
  const { accountId, role, requestId } = caller;
  if (status === 403) await writeAccess({ accountId, role, requestId, action: env.call, code, address });
}

interface Refused {
  readonly session?: Session;
  readonly address?: string;
  /** The call's own reaction to a refusal. */
  readonly onRefusal?: (error: VisibleError) => Promise<void>;
}

/**
 * Writes the rows of a refusal, before it is answered. Never changes the answer, also while the table does
 * not answer, or when the function's time is over.
 */
export async function noteRefusal(
  error: unknown,
  { session, address = "", onRefusal }: Refused,
  context?: Timed,
): Promise<void> {
  if (!(error instanceof VisibleError)) return;
  try {
    await withinTime(context, async () => {
      if (session) await noteForbidden(error, session, address);
      await onRefusal?.(error);
    });
  } catch (failure) {
    log.error("refusal not noted", { error: failure as Error });
  }
}
