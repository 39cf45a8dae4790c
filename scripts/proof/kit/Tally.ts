export interface Tallied {
  readonly promise: string;
  readonly tried: number;
  readonly failed: number;
  readonly failures: readonly string[];
  readonly seconds: number;
  readonly figures: Readonly<Record<string, number>>;
}

const keptFailures = 20;

export class Tally {
  private readonly started = performance.now();
  private readonly failures: string[] = [];
  private readonly figures: Record<string, number> = {};
  private tried = 0;
  private failed = 0;

  count(what: string, wrong: readonly string[] = []): void {
    this.tried += 1;
    if (wrong.length === 0) return;
    this.failed += 1;
    if (this.failures.length < keptFailures) this.failures.push(`${what}: ${wrong.join("; ")}`);
  }

  /** One failure stops no other. */
  async check(what: string, work: () => unknown): Promise<void> {
    try {
      await work();
      this.count(what);
    } catch (error) {
      this.count(what, [error instanceof Error ? error.message : String(error)]);
    }
  }

  add(figure: string, by = 1): void {
    this.figures[figure] = (this.figures[figure] ?? 0) + by;
  }

  largest(figure: string, value: number): void {
    this.figures[figure] = Math.max(this.figures[figure] ?? 0, Math.round(value));
  }

  /** The last line counts the unnamed ones. */
  get wrong(): readonly string[] {
    const more = this.failed - this.failures.length;
    return more > 0 ? [...this.failures, `and ${more} more`] : this.failures;
  }

  sum(promise: string): Tallied {
    const seconds = Math.round((performance.now() - this.started) / 100) / 10;
    const { tried, failed, wrong: failures, figures } = this;
    return { promise, tried, failed, failures, seconds, figures };
  }
}
