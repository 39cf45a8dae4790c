import type { FunctionInstance } from "./FunctionInstance.ts";

const idleMilliseconds = 10 * 60_000;
/** Each holds some thirty megabytes; a family and its department together use about as many functions. */
const mostIdle = 40;

interface Idle {
  readonly timer: NodeJS.Timeout;
  readonly end: () => void;
}

/**
 * The idle instances of all functions: each ends after ten minutes, and the longest idle one when they are
 * too many.
 */
export class IdleInstances {
  private readonly kept = new Map<FunctionInstance, Idle>();
  private readonly most: number;

  constructor(most = mostIdle) {
    this.most = most;
  }

  /** Keeps an instance for its next event. @param retire ends it */
  keep(instance: FunctionInstance, retire: () => void): void {
    const end = () => {
      this.release(instance);
      retire();
    };
    this.kept.set(instance, { end, timer: setTimeout(end, idleMilliseconds).unref() });
    const [longest] = this.kept.values();
    if (this.kept.size > this.most) longest?.end();
  }

  /** An instance that takes an event is not idle any more. */
  release(instance: FunctionInstance): void {
    clearTimeout(this.kept.get(instance)?.timer);
    this.kept.delete(instance);
  }
}
