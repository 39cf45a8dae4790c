import type { Call, RequestOf, ResponseOf } from "#shared/contract/call.ts";
import { errorSentences } from "#shared/errors.ts";

/** A failed call. Its `message` can be shown; `status` is 0 without an answer. */
export class CallFailure extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const noConnection = "We could not reach the payment service. Check your connection and try again.";

function sentenceOf(answer: unknown): string {
  const text = typeof answer === "object" && answer !== null && "Message" in answer && answer.Message;
  return typeof text === "string" && text ? text : errorSentences.UNEXPECTED;
}

/** Makes a public call. Throws CallFailure. */
export async function post<C extends Call>({ method, path, response }: C, body: RequestOf<C>) {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new CallFailure(0, noConnection);
  });
  const content: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) throw new CallFailure(answer.status, sentenceOf(content));
  const parsed = response.safeParse(content);
  if (!parsed.success) throw new CallFailure(502, errorSentences.UNEXPECTED);
  return parsed.data as ResponseOf<C>;
}
