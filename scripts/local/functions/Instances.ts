import { FunctionInstance, type LocalFunction } from "./FunctionInstance.ts";

/** Some 22 MB each. A family and its department together use about forty functions. */
const mostOfAll = 32;
const mostOfOne = 4;
const idleMilliseconds = 2 * 60_000;
/** Of a further one: a burst, such as the cities of a first start, leaves no memory behind. */
const furtherIdleMilliseconds = 10_000;
/** Functions that take turns keep their instances. */
const settledMilliseconds = 1_000;

interface Options {
  /** @default 32 */
  readonly most?: number;
  /** Milliseconds. @default two minutes */
  readonly idle?: number;
  /** Milliseconds, of a further one of a function. @default ten seconds */
  readonly furtherIdle?: number;
  readonly log: (line: string) => void;
}

interface Idle {
  readonly since: number;
  readonly timer: NodeJS.Timeout;
}

interface WaitingEvent {
  readonly of: LocalFunction;
  readonly take: (instance: FunctionInstance) => void;
}

/**
 * At most four of one function, and a limited number of all. An event without room waits for its turn. The longest idle
 * instance ends for a function without any, and after a second for a further one of any function.
 */
export class Instances {
  private readonly most: number;
  private readonly idleMilliseconds: number;
  private readonly furtherIdleMilliseconds: number;
  private readonly log: Options["log"];
  /** Ending ones too, until their threads are gone. */
  private readonly all = new Set<FunctionInstance>();
  private readonly ending = new Set<FunctionInstance>();
  private readonly idle = new Map<FunctionInstance, Idle>();
  private readonly waiting = new Set<WaitingEvent>();

  constructor({
    most = mostOfAll,
    idle = idleMilliseconds,
    furtherIdle = Math.min(furtherIdleMilliseconds, idle),
    log,
  }: Options) {
    this.most = most;
    this.idleMilliseconds = idle;
    this.furtherIdleMilliseconds = furtherIdle;
    this.log = log;
  }

  get size(): number {
    return this.all.size;
  }

  /** To be given back after its event. */
  take(of: LocalFunction): Promise<FunctionInstance> {
    return new Promise((take) => {
      this.waiting.add({ of, take });
      this.serve();
    });
  }

  give(instance: FunctionInstance): void {
    // One that timed out or failed to load is about to leave.
    if (!instance.alive) return;
    const timer = setTimeout(() => this.endFurther(instance), this.furtherIdleMilliseconds).unref();
    this.idle.set(instance, { since: performance.now(), timer });
    this.serve();
  }

  async stop(): Promise<void> {
    this.waiting.clear();
    for (const instance of this.idle.keys()) this.wake(instance);
    await Promise.all([...this.all].map((instance) => instance.stop()));
  }

  /** The longest waiting first; makes room for functions without an instance. */
  private serve(): void {
    const without: LocalFunction[] = [];
    for (const waiting of this.waiting) {
      const { of, take } = waiting;
      const started = this.countOf(of) + without.filter((one) => one === of).length;
      const instance = this.idleOf(of) ?? (started < mostOfOne ? this.start(of) : undefined);
      if (instance) {
        this.waiting.delete(waiting);
        take(instance);
      } else if (started === 0 || (started < mostOfOne && this.isSettled())) {
        without.push(of);
        if (this.ending.size < without.length) this.endLongest();
      }
    }
  }

  private isSettled(): boolean {
    const [longest] = this.idle.values();
    return longest !== undefined && performance.now() - longest.since >= settledMilliseconds;
  }

  private endLongest(): void {
    const [longest] = this.idle.keys();
    if (longest) this.end(longest);
  }

  /** A function's last one stays for the rest of its time. */
  private endFurther(instance: FunctionInstance): void {
    const alike = [...this.all].filter((one) => one.of === instance.of && !this.ending.has(one));
    const idle = this.idle.get(instance);
    const rest = this.idleMilliseconds - this.furtherIdleMilliseconds;
    if (alike.length > 1 || !idle) this.end(instance);
    else this.idle.set(instance, { ...idle, timer: setTimeout(() => this.end(instance), rest).unref() });
  }

  private countOf(of: LocalFunction): number {
    return [...this.all].filter((instance) => instance.of === of).length;
  }

  private idleOf(of: LocalFunction): FunctionInstance | undefined {
    const found = [...this.idle.keys()].find((instance) => instance.of === of && instance.alive);
    if (found) this.wake(found);
    return found;
  }

  private start(of: LocalFunction): FunctionInstance | undefined {
    if (this.all.size >= this.most) return undefined;
    const instance = new FunctionInstance(of, this.log, () => this.leave(instance));
    this.all.add(instance);
    return instance;
  }

  private wake(instance: FunctionInstance): void {
    clearTimeout(this.idle.get(instance)?.timer);
    this.idle.delete(instance);
  }

  private end(instance: FunctionInstance): void {
    this.wake(instance);
    this.ending.add(instance);
    instance.stop().catch((error: unknown) => this.log(String(error)));
  }

  private leave(instance: FunctionInstance): void {
    this.wake(instance);
    this.ending.delete(instance);
    this.all.delete(instance);
    this.serve();
  }
}
