import { randomUUID } from "node:crypto";
import { FunctionInstance, type LocalFunction } from "./FunctionInstance.ts";
import { IdleInstances } from "./IdleInstances.ts";

const mostInstances = 4;

/** The instances of one function: started on demand, at most four. */
export class FunctionPool {
  private readonly of: LocalFunction;
  private readonly log: (line: string) => void;
  private readonly resting: IdleInstances;
  private readonly idle = new Set<FunctionInstance>();
  private readonly all = new Set<FunctionInstance>();
  private readonly waiting: (() => void)[] = [];

  /** @param resting shared by all functions of a stack */
  constructor(of: LocalFunction, log: (line: string) => void, resting = new IdleInstances()) {
    this.of = of;
    this.log = log;
    this.resting = resting;
  }

  private async take(): Promise<FunctionInstance> {
    for (;;) {
      for (const instance of this.idle) {
        this.resting.release(instance);
        this.idle.delete(instance);
        if (instance.alive) return instance;
        this.all.delete(instance);
      }
      if (this.all.size < mostInstances) {
        const instance = new FunctionInstance(this.of, this.log);
        this.all.add(instance);
        return instance;
      }
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  private give(instance: FunctionInstance): void {
    if (instance.alive) {
      const retire = () => {
        this.idle.delete(instance);
        this.all.delete(instance);
        instance.stop().catch((error: unknown) => this.log(String(error)));
      };
      this.idle.add(instance);
      this.resting.keep(instance, retire);
    } else {
      this.all.delete(instance);
    }
    this.waiting.shift()?.();
  }

  /** Runs the function with an event, once an instance is free. */
  async invoke(event: unknown): Promise<unknown> {
    const { name, arn, memory, timeout } = this.of;
    const instance = await this.take();
    try {
      const context = {
        awsRequestId: randomUUID(),
        functionName: name,
        functionVersion: "$LATEST",
        invokedFunctionArn: arn,
        memoryLimitInMB: String(memory),
        logGroupName: `/aws/lambda/${name}`,
        logStreamName: "local",
        callbackWaitsForEmptyEventLoop: true,
      };
      return await instance.run({ event, context, deadline: Date.now() + timeout * 1_000 });
    } finally {
      this.give(instance);
    }
  }

  async stop(): Promise<void> {
    for (const instance of this.idle) this.resting.release(instance);
    await Promise.all([...this.all].map((instance) => instance.stop()));
  }
}
