import { setTimeout as pause } from "node:timers/promises";
import type { Figure } from "#scripts/bench/Figure.ts";
import { applyEnvironment } from "#scripts/local/start/environment.ts";
import { startProduct } from "#scripts/testing/stack.ts";
import { temporaryFolder } from "#scripts/testing/temporaryFolder.ts";
import type { Place } from "#shared/rules/place.ts";

/** Of 300,000 people. */
const wholeCounty = 75_000;
/** Really run; fewer with HOMES=200. */
const homes = Number(process.env.HOMES ?? 5_000);

/** By its settings: docs/deploy.md. */
const deployed = { followConcurrency: 20, shards: 16, householdsAtOnce: 25 };

const atOnce = 6;

/** Where no department takes part. */
async function settle(place: Place): Promise<void> {
  const [{ aFamily }, { leave }] = await Promise.all([
    import("#lambdas/testing/builders/members.ts"),
    import("#lambdas/domain/departments/participation.ts"),
  ]);
  let left = homes;
  const one = async () => {
    while (left > 0) {
      left -= 1;
      await aFamily(place.City);
      if (left > 0 && left % 500 === 0) console.log(`  ${homes - left} homes`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  await leave([place]);
}

interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
}

/** The inbox keeps the last thousand mails: it is read each second while they come. */
async function whileCounting<Result>(origin: string, work: (seen: ReadonlyMap<string, Mail>) => Promise<Result>) {
  const seen = new Map<string, Mail>();
  let isOver = false;
  const look = async () => {
    while (!isOver) {
      const answer = await fetch(`${origin}/_local/inbox.json`);
      for (const mail of (await answer.json()) as Mail[]) seen.set(mail.id, mail);
      await pause(1_000);
    }
  };
  const looking = look();
  try {
    return await work(seen);
  } finally {
    isOver = true;
    await looking;
  }
}

async function isFollowed(place: Place): Promise<boolean> {
  const { getRollout } = await import("#lambdas/records/departments/rollout.ts");
  return (await getRollout(place)) === undefined;
}

async function joinWithTwo(place: Place): Promise<string[]> {
  const { aDepartment } = await import("#lambdas/testing/builders/departments.ts");
  const one = await aDepartment([place], "County Fire");
  const other = await aDepartment([place], "County Police");
  return [one.id, other.id];
}

async function waitingAt(department: string): Promise<number> {
  const [{ queuePk }, { range }] = await Promise.all([
    import("#lambdas/records/table/keys.ts"),
    import("#lambdas/records/table/table.ts"),
  ]);
  return (await range(queuePk("NEW", department), "!", "~")).length;
}

const told = (seen: ReadonlyMap<string, Mail>, subject: string): string[] =>
  [...seen.values()].filter((mail) => mail.subject === subject).map(({ to }) => to);

/** In seconds. */
async function until(isSo: () => Promise<boolean>, most: number): Promise<number> {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > most * 1_000) throw new Error(`It is not so after ${most} s`);
    await pause(1_000);
  }
  return (performance.now() - began) / 1_000;
}

async function measure(seen: ReadonlyMap<string, Mail>): Promise<Figure[]> {
  const { aCity } = await import("#lambdas/testing/builders/people.ts");
  const place = { City: aCity(), State: "MI" };
  await settle(place);
  const left = `No department in ${place.City} takes part any more`;
  const most = 240 + homes;
  await until(async () => told(seen, left).length >= homes && (await isFollowed(place)), most);
  console.log("  settled, and told that nobody reads them yet");
  const departments = await joinWithTwo(place);
  const joined = `${place.City} takes part now`;
  const delivered = await until(async () => {
    const counts = await Promise.all(departments.map(waitingAt));
    return counts.every((count) => count >= homes);
  }, most);
  const mailed = await until(async () => told(seen, joined).length >= homes, most);
  await until(() => isFollowed(place), most);
  const recipients = told(seen, joined);
  const doubles = recipients.length - new Set(recipients).size;
  return figuresOf(delivered, delivered + mailed, doubles);
}

/** Here; a deployment's concurrency is its settings'. */
const localWorkers = 4;

function figuresOf(delivered: number, mailed: number, doubles: number): Figure[] {
  const perPage = (delivered * localWorkers * deployed.householdsAtOnce) / homes;
  const chains = Math.min(deployed.followConcurrency, deployed.shards);
  const county = (wholeCounty / deployed.householdsAtOnce / chains) * perPage;
  return [
    { what: `${homes} homes: both departments have every jacket`, value: delivered, budget: homes / 10, unit: "s" },
    { what: `${homes} homes: every family was mailed`, value: mailed, budget: homes / 6, unit: "s" },
    { what: `${homes} homes: families told twice`, value: doubles, budget: 0, unit: "families" },
    { what: `a page of ${deployed.householdsAtOnce} homes, one worker`, value: perPage, budget: 10, unit: "s" },
    { what: `a county's jackets, ${chains} chains at once`, value: county / 60, budget: 60, unit: "min" },
  ];
}

/** A county's families join two departments: the whole way on the embedded stack, and the figures of a deployment. */
export async function measureCounty(): Promise<Figure[]> {
  const folder = temporaryFolder("beforehand-county-");
  const { origin, ready, stop } = await startProduct(folder);
  try {
    await ready;
    process.env.PORT = new URL(origin).port;
    process.env.DATA_DIR = folder;
    const { localEnvironment } = await import("#scripts/operate/target/localEnvironment.ts");
    applyEnvironment(await localEnvironment());
    process.env.POWERTOOLS_LOG_LEVEL = "CRITICAL";
    return await whileCounting(origin, measure);
  } finally {
    await stop();
  }
}
