import type { TestProject } from "vitest/node";

/**
 * Whether every test of a project ran and passed, with no file or name selected and nothing skipped. Only
 * such a run proves that a grant is unused.
 */
export async function ranWhole(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles();
  const modules = project.vitest.state
    .getTestModules()
    .filter((module) => module.project.name === project.name);
  const passed = modules.filter(
    (module) =>
      module.state() === "passed" &&
      [...module.children.allTests()].every((one) => one.result().state === "passed"),
  );
  return testFiles.length > 0 && passed.length === testFiles.length;
}
