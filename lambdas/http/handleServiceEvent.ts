import type * as z from "zod/mini";
import { type InvocationContext, withinTime } from "#lambdas/deadline.ts";
import { env } from "#lambdas/env.ts";
import { errorNameOf } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import type { ServiceEvent } from "#shared/contract/call.ts";

/** EventBridge's event. */
interface Delivery {
  readonly id: string;
  readonly detail: unknown;
}

export type ServiceEventHandler = ((delivery: Delivery, context?: InvocationContext) => Promise<void>) & {
  readonly declaration: ServiceEvent;
};

/** After an error an event comes twice more, and is then kept for an operator. */
export function handleServiceEvent<Declaration extends ServiceEvent>(
  declaration: Declaration,
  run: (detail: z.output<Declaration["detail"]>) => Promise<void>,
): ServiceEventHandler {
  const handler = async ({ id, detail }: Delivery, context?: InvocationContext) => {
    log.about({ requestId: id, call: env.call });
    try {
      await withinTime(context, () => run(declaration.detail.parse(detail) as z.output<Declaration["detail"]>));
    } catch (error) {
      // A message may contain an address: only the error's name is logged.
      log.error("event not taken", { reason: errorNameOf(error) });
      throw error;
    }
  };
  return Object.assign(handler, { declaration });
}
