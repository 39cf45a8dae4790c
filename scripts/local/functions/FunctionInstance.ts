import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";

export interface LocalFunction {
  readonly name: string;
  readonly arn: string;
  readonly file: string;
  readonly handler: string;
  readonly memory: number;
  readonly timeout: number;
  readonly environment: Readonly<Record<string, string>>;
}

export type WorkerStart = Pick<LocalFunction, "file" | "handler">;

export interface Invocation {
  readonly event: unknown;
  readonly context: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  readonly deadline: number;
}

interface Reply {
  readonly result?: unknown;
  readonly error?: { readonly kind: string; readonly message: string; readonly stack?: string };
}

export class FunctionFailed extends Error {}
export class FunctionTimedOut extends Error {}

type Log = (line: string) => void;

/** In milliseconds; then a bundle hangs. */
const longestLoading = 60_000;

/** A worker thread of one function, one event at a time. */
export class FunctionInstance {
  private readonly worker: Worker;
  readonly of: LocalFunction;
  private readonly log: Log;
  private readonly loaded: Promise<unknown>;
  private settle: ((reply: Reply) => void) | undefined;
  private failed: Reply | undefined;
  alive = true;

  /** @param onExit its thread is gone */
  constructor(of: LocalFunction, log: Log, onExit: () => void) {
    this.of = of;
    this.log = log;
    const { file, handler, memory, environment } = of;
    this.worker = new Worker(new URL("./functionWorker.mjs", import.meta.url), {
      workerData: { file, handler } satisfies WorkerStart,
      env: { ...environment },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memory },
      stdout: true,
      stderr: true,
    });
    this.loaded = Promise.race([
      once(this.worker, "message"),
      once(this.worker, "exit"),
      pause(longestLoading, undefined, { ref: false }),
    ]).catch(() => undefined);
    this.worker.stdout.on("data", (chunk) => log(String(chunk)));
    this.worker.stderr.on("data", (chunk) => log(String(chunk)));
    this.worker.on("message", (reply: Reply) => this.answer(reply));
    this.worker.on("error", (error: Error) => this.end(error));
    this.worker.on("exit", () => {
      this.end(new Error("the function ended itself"));
      onExit();
    });
  }

  private answer(reply: Reply): void {
    const settle = this.settle;
    this.settle = undefined;
    settle?.(reply);
  }

  private end({ name, message, stack }: Error): void {
    this.alive = false;
    this.failed ??= { error: { kind: name, message, ...(stack ? { stack } : {}) } };
    this.answer(this.failed);
  }

  /** Its time begins once the bundle is loaded, as deployed. */
  private async reply({ event, context }: Pick<Invocation, "event" | "context">): Promise<Reply | "late"> {
    await this.loaded;
    if (this.failed) return this.failed;
    const milliseconds = this.of.timeout * 1_000;
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds, "late");
      this.settle = (given) => {
        clearTimeout(timer);
        resolve(given);
      };
      const deadline = Date.now() + milliseconds;
      this.worker.postMessage({ event, context, deadline } satisfies Invocation);
    });
  }

  /** Throws FunctionFailed or FunctionTimedOut. */
  async run(event: unknown, context: Invocation["context"]): Promise<unknown> {
    const reply = await this.reply({ event, context });
    if (reply === "late") {
      await this.stop();
      throw new FunctionTimedOut(`${this.of.name} took longer than its timeout`);
    }
    if (reply.error) {
      this.log(`${JSON.stringify({ level: "ERROR", function: this.of.name, ...reply.error })}\n`);
      throw new FunctionFailed(`${this.of.name}: ${reply.error.message}`);
    }
    return reply.result;
  }

  async stop(): Promise<void> {
    this.alive = false;
    await this.worker.terminate();
  }
}
