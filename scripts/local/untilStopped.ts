/** Why the stack is to end. */
export type Reason = "signal" | "orphaned" | "records";

/**
 * Resolves when the stack is to end: by Ctrl-C or a signal, when DynamoDB Local ends by itself, or when npm,
 * which started this process and hands on no signal, is gone.
 */
export function untilStopped(recordsEnded: Promise<unknown>): Promise<Reason> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
      process.on(signal, () => resolve("signal"));
    void recordsEnded.then(() => resolve("records"));
    const parent = process.ppid;
    if (process.env.npm_lifecycle_event)
      setInterval(() => {
        if (process.ppid !== parent) resolve("orphaned");
      }, 500).unref();
  });
}
