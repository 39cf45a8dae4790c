import * as z from "zod/mini";
import type { Call, RequestOf, ResponseOf } from "#shared/contract/call.ts";
import { errorSentences } from "#shared/errors.ts";
import { longestReason } from "#shared/model/paymentMessage.ts";

/** `message` can be shown; without an answer `status` is 0 and `code` absent. */
export class CallFailure extends Error {
  readonly status: number;
  readonly code: string | undefined;

  constructor(status: number, message: string, code?: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const noConnection = "We could not reach the payment service. Check your connection and try again.";

const failure = z.object({ Message: z.optional(z.string()), Code: z.optional(z.string()) });

function failureOf(status: number, answer: unknown): CallFailure {
  const { Message, Code } = failure.safeParse(answer).data ?? {};
  return new CallFailure(status, Message || errorSentences.UNEXPECTED, Code);
}

/** Cut to a payment message's length. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message.slice(0, longestReason) : errorSentences.UNEXPECTED;

/** Throws CallFailure. */
export async function post<C extends Call>({ method, path, response }: C, body: RequestOf<C>) {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new CallFailure(0, noConnection);
  });
  const content: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) throw failureOf(answer.status, content);
  const parsed = response.safeParse(content);
  if (!parsed.success) throw new CallFailure(502, errorSentences.UNEXPECTED);
  return parsed.data as ResponseOf<C>;
}
