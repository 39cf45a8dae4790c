import { handler as listNewEntries } from "#lambdas/calls/listNewEntries.ts";
import { accountKey } from "#lambdas/records/table/keys.ts";
import { eventOf } from "#lambdas/testing/call.ts";
import { commandsOf, getOfRow, type SentCommand, sendAgain } from "./bareCommands.ts";
import type { PageCpu, PageReader } from "./PageCpu.ts";

// The process that starts this one has the services' stand-ins.

/** A page and its commands are two calls, of which an account has 300 a minute. */
const rounds = 140;
const warmUp = 60;

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

function aPage(claims: PageReader): () => Promise<void> {
  const event = eventOf(listNewEntries.declaration, {}, { session: { claims } });
  return async () => {
    const { statusCode, body = "" } = await listNewEntries(event);
    if (statusCode !== 200 || !body.includes("NextCursor")) throw new Error(`The list answered ${statusCode}`);
  };
}

const leastOf = (commands: readonly SentCommand[], claims: PageReader): SentCommand[] => [
  getOfRow(accountKey(claims["cognito:username"] ?? "")),
  ...["QueryCommand", "PutItemCommand"].flatMap((wanted) => commands.find(({ name }) => name === wanted) ?? []),
];

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0;

/** In turn, so that other load affects all alike. */
async function measure(claims: PageReader): Promise<PageCpu> {
  const commands = await commandsOf(aPage(claims));
  const least = leastOf(commands, claims);
  const works = [() => aPage(claims), () => () => sendAgain(commands), () => () => sendAgain(least)];
  const taken = works.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [at, prepare] of works.entries()) taken[at]?.push(await cpuOf(prepare()));
  const [page = 0, itsCommands = 0, leastCommands = 0] = taken.map((all) => median(all.slice(warmUp)));
  return { page, itsCommands, leastCommands, commands: commands.length };
}

process.once("message", async (claims) => {
  process.send?.(await measure(claims as PageReader));
  process.disconnect();
});
