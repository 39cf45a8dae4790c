import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { root } from "#scripts/root.ts";

const common = {
  /** Of the standard, such as "6.2.1". */
  id: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
  level: z.literal([1, 2]),
  /** What it asks, in our words. */
  asks: z.string().check(z.minLength(5)),
  /** How it is met, or why it is not. */
  how: z.string().check(z.minLength(4)),
};

/** Met, with a file of the repository and what stands in it: the title of a test, wherever one can tell. */
const met = z.strictObject({ ...common, state: z.literal("met"), file: z.string(), says: z.string() });

/**
 * Not met: there is nothing in the product that it concerns (absent), the documented product asks for something else
 * (documented), or it is still to do (open).
 */
const others = z.strictObject({ ...common, state: z.literal(["absent", "documented", "open"]) });

const requirement = z.union([met, others]);
export type Requirement = z.output<typeof requirement>;

/** The answers of this product to the requirements of levels 1 and 2, in the order of the standard. */
export const readRequirements = (): readonly Requirement[] =>
  z.array(requirement).parse(JSON.parse(readFileSync(join(root, "docs/asvs.json"), "utf8")));

/** The part that is met, of what concerns the product and does not contradict its documents. */
export function shareMet(requirements: readonly Requirement[], level: 1 | 2): number {
  const asked = requirements.filter((one) => one.level === level && one.state !== "documented");
  return asked.filter(({ state }) => state !== "open").length / asked.length;
}
