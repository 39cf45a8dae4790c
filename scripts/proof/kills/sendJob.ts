import { invoke } from "#lambdas/testing/call.ts";
import { callCases } from "#lambdas/testing/cases/callCases.ts";
import { asFunction } from "#scripts/testing/functionContext.ts";
import type { Acknowledged, Job } from "./Job.ts";

interface CreatedIds {
  readonly HouseHold?: { readonly ID: string };
  readonly Member?: { readonly ID: string };
}

/** As its function, under whose name the idempotency key is kept. */
export async function sendJob({ call, body, claims, idempotencyKey }: Job, job: number): Promise<Acknowledged> {
  const { handler } = await callCases[call].load();
  const headers = { "idempotency-key": idempotencyKey };
  const send = asFunction(handler.declaration, (request: unknown) =>
    invoke(handler, request, { session: { claims }, headers }),
  );
  const answer = await send(body);
  const { HouseHold, Member } = answer.body as CreatedIds;
  const made = HouseHold?.ID ?? Member?.ID;
  return { job, status: answer.status, ...(made && answer.status === 200 ? { made } : {}) };
}
