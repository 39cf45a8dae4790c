import { expect, test, vi } from "vitest";
import { BaseSequencer, type TestSpecification, type Vitest } from "vitest/node";
import { SpreadSequencer } from "./SpreadSequencer.ts";

const file = (name: string, moduleId: string) => ({ project: { name }, moduleId }) as TestSpecification;

async function orderOf(files: readonly TestSpecification[]): Promise<string[]> {
  vi.spyOn(BaseSequencer.prototype, "sort").mockImplementation(async (given) => given);
  const sorted = await new SpreadSequencer({} as Vitest).sort([...files]);
  vi.restoreAllMocks();
  return sorted.map(({ moduleId }) => moduleId);
}

test("unit tests come first, files on the product are spread over the first of the others, and no file is lost", async () => {
  const browser = ["A", "B"].map((name) => file("browser", name));
  const integration = ["1", "2", "3", "4"].map((name) => file("integration", name));
  const units = ["a", "b", "c"].map((name) => file("unit", name));
  const all = await orderOf([...browser, ...integration, ...units]);
  expect(all).toEqual(["a", "b", "c", "A", "1", "B", "2", "3", "4"]);
  expect(await orderOf(browser)).toEqual(["A", "B"]);
  expect(await orderOf([...integration, ...units])).toEqual(["a", "b", "c", "1", "2", "3", "4"]);
});
