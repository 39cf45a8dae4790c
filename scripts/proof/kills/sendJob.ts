import type { Handler } from "#lambdas/http/handle.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { asFunction } from "#scripts/testing/functionContext.ts";
import type { Acknowledged, Job } from "./Job.ts";

interface Made {
  readonly HouseHold?: { readonly ID: string };
  readonly Member?: { readonly ID: string };
}

/** Carries out a job with its real handler, as its function: under that name its idempotency key is kept. */
export async function sendJob(
  { call, body, claims, idempotencyKey }: Job,
  job: number,
): Promise<Acknowledged> {
  const { handler } = (await import(`#lambdas/calls/${call}.ts`)) as { handler: Handler };
  const headers = { "idempotency-key": idempotencyKey };
  const send = asFunction(handler.declaration, (request: unknown) =>
    invoke(handler, request, { session: { claims }, headers }),
  );
  const answer = await send(body);
  const { HouseHold, Member } = answer.body as Made;
  const made = HouseHold?.ID ?? Member?.ID;
  return { job, status: answer.status, ...(made && answer.status === 200 ? { made } : {}) };
}
