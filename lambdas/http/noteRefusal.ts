import { type InvocationContext, withinTime } from "#lambdas/deadline.ts";
import { env } from "#lambdas/env.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import { writeAccess } from "#lambdas/records/accounts/audit/access.ts";
import type { Session } from "#lambdas/session.ts";

async function noteForbidden({ status, code }: VisibleError, caller: Session, address: string) {
  const { accountId, role, requestId } = caller;
  if (status === 403) await writeAccess({ accountId, role, requestId, action: env.call, code, address });
}

interface RefusedRequest {
  readonly session?: Session;
  readonly address?: string;
  readonly onRefusal?: (error: VisibleError) => Promise<void>;
}

/** Before the answer, which it never changes: not while the table is silent, nor after the function's time. */
export async function noteRefusal(
  error: unknown,
  { session, address = "", onRefusal }: RefusedRequest,
  context?: InvocationContext,
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
