import { BaseSequencer, type TestSpecification } from "vitest/node";

const isOf =
  (project: string) =>
  ({ project: { name } }: TestSpecification) =>
    name === project;

const isIn =
  (folder: string) =>
  ({ moduleId }: TestSpecification) =>
    moduleId.includes(folder);

const byTurns = <Item>(ones: readonly Item[], others: readonly Item[]): Item[] =>
  Array.from({ length: Math.max(ones.length, others.length) }, (_, at) => [
    ...ones.slice(at, at + 1),
    ...others.slice(at, at + 1),
  ]).flat();

/**
 * By waits: unit tests first, those of the templates last of them: meanwhile the templates, the services and the
 * product are made. Then all files on the product at once, since a file of another project ends a worker of many; every
 * second one has no browser, since two would wait for each other.
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
