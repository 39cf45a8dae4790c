import { randomInt } from "node:crypto";
import { pause } from "#lambdas/pause.ts";
import { aTeam, aWorld, type Team } from "#lambdas/testing/cases/aWorld.ts";
import { readPartition } from "#scripts/proof/kit/Partition.ts";
import { prove } from "#scripts/proof/kit/prove.ts";
import { shareOf } from "#scripts/proof/kit/share.ts";
import type { Tally } from "#scripts/proof/kit/Tally.ts";
import { wrongIn } from "#scripts/proof/kit/wrongIn.ts";
import { aFamilysJobs, created } from "./aFamilysJobs.ts";
import type { Acknowledged } from "./Job.ts";
import { type KillTime, killedAfter } from "./killedAfter.ts";
import { sendJob } from "./sendJob.ts";

const rounds = shareOf(50);
/** The kill's latest answer and milliseconds: some jobs are always left. */
const lastAnswer = 12;
const latest = 30;

async function lostOf(owner: string, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const { households, members } = await readPartition(owner);
  const there = new Set([...households, ...members].map(({ id }) => id));
  return acknowledged.flatMap(({ made }) => (made && !there.has(made) ? [`${made} was acknowledged and is lost`] : []));
}

async function countOf(owner: string): Promise<{ readonly households: number; readonly members: number }> {
  const { households, members } = await readPartition(owner);
  return { households: households.length, members: members.length };
}

/** Milliseconds in which a request of the killed process ends. */
const atRest = 1_000;

/** Seen twice: the table may carry out a last request between two reads. */
async function lastingWrongIn(owner: string): Promise<string[]> {
  if ((await wrongIn(owner)).length === 0) return [];
  await pause(atRest);
  return wrongIn(owner);
}

async function killOnce(time: KillTime, team: Team, tally: Tally): Promise<void> {
  const world = await aWorld(team);
  const { accountId } = world.owner;
  const [jobs, before] = [await aFamilysJobs(world), await countOf(accountId)];
  const acknowledged = await killedAfter(time, jobs);
  const succeeded = acknowledged.filter(({ status }) => status === 200);
  tally.add("acknowledged", succeeded.length);
  tally.add("cut off", jobs.length - acknowledged.length);
  const half = await lastingWrongIn(accountId);
  const lost = await lostOf(accountId, succeeded);
  // Acknowledged ones, too: as from a client that lost the answers.
  const again = await Promise.all(jobs.map(sendJob));
  const after = await countOf(accountId);
  tally.count(`killed ${time.milliseconds} ms after answer ${time.acknowledgement}`, [
    ...half.map((wrong) => `afterwards ${wrong}`),
    ...lost,
    ...again
      .filter(({ status }) => status !== 200)
      .map(({ job, status }) => `${jobs[job]?.call} again answered ${status}`),
    ...Object.entries(created).flatMap(([name, count]) => {
      const more = after[name as keyof typeof created] - before[name as keyof typeof created];
      return more === count ? [] : [`${more} ${name} instead of ${count}`];
    }),
    ...(await wrongIn(accountId)).map((wrong) => `after a retry ${wrong}`),
  ]);
}

prove(
  "a write that was acknowledged outlives its process, none is half done, and a retry completes it",
  async (tally) => {
    const team = await aTeam("Testing kills");
    for (let round = 0; round < rounds; round += 1)
      await killOnce({ acknowledgement: round % lastAnswer, milliseconds: randomInt(latest) }, team, tally);
  },
);
