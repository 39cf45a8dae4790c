import { BaseSequencer, type TestSpecification } from "vitest/node";

const isOf =
  (project: string) =>
  ({ project: { name } }: TestSpecification) =>
    name === project;

/**
 * Spreads the files with a browser evenly over a run: they mostly wait, and two at once would wait for each
 * other. Unit tests come first: meanwhile the services and the product start.
 */
export class SpreadSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const spread = sorted.filter(isOf("browser"));
    const units = sorted.filter(isOf("unit"));
    const others = [...units, ...sorted.filter((file) => !spread.includes(file) && !units.includes(file))];
    const share = others.length / (spread.length + 1);
    const endOf = (index: number) => Math.round(share * index);
    return [
      ...others.slice(0, endOf(1)),
      ...spread.flatMap((file, at) => [file, ...others.slice(endOf(at + 1), endOf(at + 2))]),
    ];
  }
}
