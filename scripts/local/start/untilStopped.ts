export type Reason = "signal" | "orphaned" | "records";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** A second signal ends the process at once. */
function firstSignal(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    for (const signal of signals)
      process.on(signal, () => {
        if (asked) process.exit(1);
        asked = true;
        resolve();
      });
  });
}

/** npm, the parent process, passes no signal on. */
function orphaned(): Promise<void> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    if (process.env.npm_lifecycle_event)
      setInterval(() => {
        if (process.ppid !== parent) resolve();
      }, 500).unref();
  });
}

export function untilStopped(recordsEnded: Promise<void>): Promise<Reason> {
  return Promise.race([
    firstSignal().then((): Reason => "signal"),
    orphaned().then((): Reason => "orphaned"),
    recordsEnded.then((): Reason => "records"),
  ]);
}
