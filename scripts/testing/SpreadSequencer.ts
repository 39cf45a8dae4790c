import { BaseSequencer, type TestSpecification } from "vitest/node";

const hasBrowser = ({ project }: TestSpecification) => project.name === "browser";

/**
 * Spreads the files with a browser evenly over a run. They wait most of the time, so the others run beside
 * them; two of them at once would wait for each other.
 */
export class SpreadSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const [spread, others] = [sorted.filter(hasBrowser), sorted.filter((file) => !hasBrowser(file))];
    if (spread.length === 0) return sorted;
    const share = Math.ceil(others.length / spread.length);
    return spread.flatMap((file, at) => [file, ...others.slice(at * share, (at + 1) * share)]);
  }
}
