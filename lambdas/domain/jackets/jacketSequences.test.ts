import * as fc from "fast-check";
import { expect, test } from "vitest";
import { expectConsistent, takeTruth } from "#lambdas/testing/model/expectConsistent.ts";
import { followQueued } from "#lambdas/testing/model/expectRegistry.ts";
import { aRegistry } from "#lambdas/testing/model/registry.ts";
import { type RegistryStep, runs } from "#lambdas/testing/model/registrySteps.ts";
import { howMany } from "#shared/testing/howMany.ts";

/** Enough links and marks for long histories of one jacket. */
const weights: Record<RegistryStep[0], number> = {
  reassign: 2,
  link: 5,
  unlink: 3,
  edit: 3,
  editText: 1,
  editNothing: 1,
  note: 2,
  deleteMember: 1,
  deleteHousehold: 1,
  mark: 6,
  markOld: 1,
  undo: 3,
  lapse: 2,
  payAgain: 2,
  restrict: 1,
  restore: 2,
};
const all = Object.keys(weights) as RegistryStep[0][];
/** Without changes of departments. */
const names = all.filter((name) => name !== "reassign");

/** Mostly the first few, so a sequence's steps meet. */
const choice = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(5) });

const stepOf = (chosen: readonly RegistryStep[0][]): fc.Arbitrary<RegistryStep> =>
  fc.oneof(
    ...chosen.map((name) => ({
      weight: weights[name],
      arbitrary: fc.tuple(fc.constant(name), choice, choice),
    })),
  );

const histories = howMany(5, 1_000);

/** At the same time: the table is the bottleneck. */
const families = howMany(5, 20);

/** A failing history is shortened before it is printed. */
async function check<Steps>(steps: fc.Arbitrary<Steps>, run: (steps: Steps) => Promise<void>): Promise<void> {
  const property = fc.asyncProperty(steps, run);
  const checks = Array.from({ length: families }, () =>
    fc.assert(property, { numRuns: Math.ceil(histories / families) }),
  );
  const failed = (await Promise.allSettled(checks)).find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}

async function expectSequence(steps: readonly RegistryStep[], departments = 0): Promise<void> {
  const registry = await aRegistry(departments);
  for (const [name, first, second] of steps) {
    const { done, expected, apply } = await runs[name](registry, first, second);
    expect(done, name).toBe(expected);
    if (done) apply?.();
    await followQueued(registry);
  }
  await expectConsistent(registry);
}

const minutes = 60_000;

test(
  "whatever happens to a family, each department has the truth or waits for it",
  async () => {
    const steps = fc.array(stepOf(names), { minLength: 1, maxLength: 24 });
    await check(steps, (history) => expectSequence(history));
  },
  20 * minutes,
);

test(
  "of three departments at a place, one of which leaves and comes back, each is told each version that matters, once",
  async () => {
    const steps = fc.array(stepOf(all), { minLength: 1, maxLength: 24 });
    await check(steps, (history) => expectSequence(history, 3));
  },
  20 * minutes,
);

/** In parallel nobody follows an earlier read, so old cards are left out. */
const together = stepOf(names.filter((name) => name !== "markOld"));

async function expectPairs(pairs: readonly (readonly [RegistryStep, RegistryStep])[], departments = 0): Promise<void> {
  const registry = await aRegistry(departments);
  await Promise.all([0, 1, 2].map((household) => runs.link(registry, 0, household)));
  await followQueued(registry);
  for (const pair of pairs) {
    await Promise.all(pair.map(([name, first, second]) => runs[name](registry, first, second)));
    await takeTruth(registry);
    await followQueued(registry);
  }
  await expectConsistent(registry);
}

test(
  "whatever happens to a family at the same moment, each department has the truth or waits for it",
  async () => {
    const pairs = fc.array(fc.tuple(together, together), { minLength: 1, maxLength: 8 });
    await check(pairs, (history) => expectPairs(history));
  },
  20 * minutes,
);

test(
  "whatever happens to a family at the same moment, each of three departments has the truth or waits for it",
  async () => {
    const pairs = fc.array(fc.tuple(together, together), { minLength: 1, maxLength: 8 });
    await check(pairs, (history) => expectPairs(history, 3));
  },
  20 * minutes,
);

/** Steps of the first member and household; "undo:1" takes back the mark before the newest. */
const story = (steps: string): RegistryStep[] =>
  steps.split(" ").map((step) => {
    const [name, first = 0] = step.split(":");
    return [name as RegistryStep[0], Number(first), 0];
  });

test.each([
  // Taking back two marks would forget the department's record.
  "link mark unlink mark link mark undo unlink undo:1 link unlink",
  // A short return, and a notice taken back after it.
  "link mark unlink mark link unlink undo mark deleteMember",
  "link mark lapse mark edit undo payAgain mark",
  // Unlinked before any department had the record, a person begins anew without older marks.
  "link mark undo unlink link undo",
  // Paid during a restriction, told at the restoration.
  "link lapse restrict payAgain restore mark restrict mark undo restore",
  // A department keeping a record hears each other reason once, and at last to take it out.
  "link mark restrict mark lapse mark restore payAgain mark restrict unlink",
  "link mark lapse mark lapse unlink mark",
  "link mark lapse restrict restore mark",
  "link mark restrict lapse restore mark deleteMember mark",
  "link mark lapse restrict payAgain mark restore mark lapse deleteHousehold",
])("each department has the truth after: %s", (steps) => expectSequence(story(steps)));
