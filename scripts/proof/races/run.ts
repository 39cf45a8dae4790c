import type { Handler } from "#lambdas/http/handle.ts";
import { type CallOptions, invoke } from "#lambdas/testing/call.ts";
import type { Call } from "#shared/contract/call.ts";
import type { Finish } from "./Race.ts";

type Runner = () => Promise<Finish>;

export const times = (count: number, runner: (at: number) => Promise<Finish>): Runner[] =>
  Array.from({ length: count }, (_, at) => () => runner(at));

export const byTurns = (count: number, one: Runner, other: Runner): Runner[] =>
  times(count, (at) => (at % 2 === 0 ? one() : other()));

/** @param madeOf common to equal results */
export async function finish<C extends Call>(
  handler: Handler<C>,
  body: unknown,
  options: CallOptions = {},
  madeOf: (answer: Awaited<ReturnType<typeof invoke<C>>>["body"]) => string | undefined = () => undefined,
): Promise<Finish> {
  const { status, body: answer } = await invoke(handler, body, options);
  const made = status === 200 ? madeOf(answer) : undefined;
  return { status, ...(made === undefined ? {} : { made }) };
}
