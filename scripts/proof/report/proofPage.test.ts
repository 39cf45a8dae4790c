import { expect, test } from "vitest";
import { proofPage } from "./proofPage.ts";

const suite = {
  title: "Races",
  files: ["scripts/proof/races"],
  broken: ["without the claim, 3 of 3 failed"],
};
const part = {
  promise: "one wins",
  tried: 1_200,
  failed: 0,
  failures: [],
  seconds: 2.5,
  figures: { winners: 20 },
};

test("the report names the day, the machine class, every part's counts, and what was broken once", () => {
  const page = proofPage({
    day: "2026-11-22",
    cores: 2,
    node: "24.21.0",
    seconds: 90,
    proven: [{ suite, parts: [part] }],
  });
  expect(page).toContain("The run of 2026-11-22 took 2 minutes on 2 cores with Node 24.21.0.");
  expect(page).toContain("[asvs.md](asvs.md)");
  expect(page).toContain("| one wins | 1,200 | 1,200 | 0 | 2.5 | winners 20 |");
  expect(page).toContain("- without the claim, 3 of 3 failed");
});
