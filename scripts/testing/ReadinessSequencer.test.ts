import { expect, test, vi } from "vitest";
import { BaseSequencer, type TestSpecification, type Vitest } from "vitest/node";
import { ReadinessSequencer } from "./ReadinessSequencer.ts";

const file = (name: string, moduleId: string) => ({ project: { name }, moduleId }) as TestSpecification;

async function orderOf(files: readonly TestSpecification[]): Promise<string[]> {
  vi.spyOn(BaseSequencer.prototype, "sort").mockImplementation(async (given) => given);
  const sorted = await new ReadinessSequencer({} as Vitest).sort([...files]);
  vi.restoreAllMocks();
  return sorted.map(({ moduleId }) => moduleId);
}

test("unit tests come first, then files on the product, browsers by turns, then the others, and no file is lost", async () => {
  const product = ["/e2e/A", "/e2e/B", "/C", "/D", "/E"].map((name) => file("browser", name));
  const integration = ["/1", "/2"].map((name) => file("integration", name));
  const units = ["/infra/a", "/b", "/c"].map((name) => file("unit", name));
  const all = await orderOf([...product, ...integration, ...units]);
  expect(all).toEqual(["/b", "/c", "/infra/a", "/e2e/A", "/C", "/e2e/B", "/D", "/E", "/1", "/2"]);
  expect(await orderOf(product.slice(0, 2))).toEqual(["/e2e/A", "/e2e/B"]);
  expect(await orderOf(integration)).toEqual(["/1", "/2"]);
});
