import { AsyncLocalStorage } from "node:async_hooks";
import { VisibleError } from "./errors.ts";

export interface InvocationContext {
  getRemainingTimeInMillis(): number;
}

/** Milliseconds before a function's end; the table's come later, to put back the services' failed work. */
const before = { services: 3_000, table: 1_500, answer: 500 } as const;

export type DeadlineKind = "services" | "table";

type Signals = Readonly<Record<keyof typeof before, AbortSignal>>;

// A deployed function runs one event at a time; tests run many in one process.
const running = new AsyncLocalStorage<Signals>();

function signalsOf(context: InvocationContext): Signals {
  const left = context.getRemainingTimeInMillis();
  const endsBefore = (milliseconds: number) => AbortSignal.timeout(Math.max(0, left - milliseconds));
  const { services, table, answer } = before;
  return { services: endsBefore(services), table: endsBefore(table), answer: endsBefore(answer) };
}

/** Undefined where no function runs, as for an operator's command. */
export const deadlineOf = (kind: DeadlineKind): AbortSignal | undefined => running.getStore()?.[kind];

/** Throws UNAVAILABLE when the signal comes before the result. */
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
 * Before the function's end requests are aborted and UNAVAILABLE is thrown.
 * @param context without one there is no limit
 */
export function withinTime<Result>(
  context: InvocationContext | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!context) return work();
  const signals = signalsOf(context);
  return running.run(signals, () => unlessOver(signals.answer, work));
}

/** Makes a service client give up when its function has to answer. */
export function abortAtDeadline<Client extends { readonly config: object }>(
  client: Client,
  kind: DeadlineKind = "services",
): Client {
  const { requestHandler } = client.config as {
    requestHandler: { handle(request: unknown, options?: object): Promise<unknown> };
  };
  const handle = requestHandler.handle.bind(requestHandler);
  requestHandler.handle = (request, options) => {
    const abortSignal = deadlineOf(kind);
    return handle(request, abortSignal ? { ...options, abortSignal } : options);
  };
  return client;
}
