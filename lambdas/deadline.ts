import { AsyncLocalStorage } from "node:async_hooks";
import { VisibleError } from "./errors.ts";

/** The context of an invocation, as far as it tells the time that is left. */
export interface Timed {
  getRemainingTimeInMillis(): number;
}

/**
 * How many milliseconds before a function is ended nothing waits any longer: for services first, then for the table,
 * which puts back what a service failed to complete, and in the end for anything else.
 */
const before = { services: 3_000, table: 1_500, answer: 500 } as const;

/** What a wait ends with: services, or the table. */
export type Waiting = "services" | "table";

type Signals = Readonly<Record<keyof typeof before, AbortSignal>>;

// One event at a time runs in a deployed function; in tests many run in one process.
const running = new AsyncLocalStorage<Signals>();

function signalsOf(context: Timed): Signals {
  const left = context.getRemainingTimeInMillis();
  const endsBefore = (milliseconds: number) => AbortSignal.timeout(Math.max(0, left - milliseconds));
  const { services, table, answer } = before;
  return { services: endsBefore(services), table: endsBefore(table), answer: endsBefore(answer) };
}

/** Ends when it is too late to wait; undefined where no function runs, as for an operator's command. */
export const deadlineOf = (waiting: Waiting): AbortSignal | undefined => running.getStore()?.[waiting];

/** The result of work, unless a signal comes first: then the work is not waited for, and UNAVAILABLE is thrown. */
export async function unlessOver<Result>(
  signal: AbortSignal | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!signal) return work();
  const late = () => new VisibleError("UNAVAILABLE");
  if (signal.aborted) throw late();
  let onAbort = () => {};
  const over = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(late());
    signal.addEventListener("abort", onAbort, { once: true });
  });
  return Promise.race([work(), over]).finally(() => signal.removeEventListener("abort", onAbort));
}

/**
 * Runs a function's work within its time. Whatever does not answer, it ends early enough to say so: requests are
 * aborted and none begins any more, and UNAVAILABLE is thrown.
 * @param context without one there is no limit
 */
export function withinTime<Result>(context: Timed | undefined, work: () => Promise<Result>): Promise<Result> {
  if (!context) return work();
  const signals = signalsOf(context);
  return running.run(signals, () => unlessOver(signals.answer, work));
}
