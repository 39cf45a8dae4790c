import { BaseSequencer, type TestSpecification } from "vitest/node";

const isOf =
  (project: string) =>
  ({ project: { name } }: TestSpecification) =>
    name === project;

const isIn =
  (folder: string) =>
  ({ moduleId }: TestSpecification) =>
    moduleId.includes(folder);

/** Two lists by turns. */
const byTurns = <Item>(ones: readonly Item[], others: readonly Item[]): Item[] =>
  Array.from({ length: Math.max(ones.length, others.length) }, (_, at) => [
    ...ones.slice(at, at + 1),
    ...others.slice(at, at + 1),
  ]).flat();

/**
 * Orders files by what they wait for. Unit tests come first, those of the templates last of them: meanwhile the
 * templates, the services and the product are made. Then come all files on the product, at once, since a file of another
 * project ends a worker of many; two browsers would wait for each other, so every second file has none.
 */
export class ReadinessSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const units = sorted.filter(isOf("unit"));
    const onProduct = sorted.filter(isOf("browser"));
    const isTemplates = isIn("/infra/");
    const isJourney = isIn("/e2e/");
    return [
      ...units.filter((file) => !isTemplates(file)),
      ...units.filter(isTemplates),
      ...byTurns(
        onProduct.filter(isJourney),
        onProduct.filter((file) => !isJourney(file)),
      ),
      ...sorted.filter((file) => !units.includes(file) && !onProduct.includes(file)),
    ];
  }
}
