import { BaseSequencer, type TestSpecification } from "vitest/node";

const isOf =
  (project: string) =>
  ({ project: { name } }: TestSpecification) =>
    name === project;

/**
 * Unit tests come first: meanwhile the services and the product start. The files on the product are spread over the
 * first half of the others: they mostly wait, two at once would wait for each other, and the longest must not end last.
 */
export class SpreadSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const spread = sorted.filter(isOf("browser"));
    const units = sorted.filter(isOf("unit"));
    const others = sorted.filter((file) => !spread.includes(file) && !units.includes(file));
    const share = Math.ceil(others.length / 2 / Math.max(spread.length, 1));
    const parts = spread.map((file, at) => [file, ...others.slice(share * at, share * (at + 1))]);
    return [...units, ...parts.flat(), ...others.slice(share * spread.length)];
  }
}
