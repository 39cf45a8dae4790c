import { GetCommand, PutCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { handler as listNewEntries } from "#lambdas/calls/listNewEntries.ts";
import { env } from "#lambdas/env.ts";
import { accountKey, newId, queuePk } from "#lambdas/records/table/keys.ts";
import { table } from "#lambdas/records/table/table.ts";
import { eventOf } from "#lambdas/testing/call.ts";
import { defaultDepartmentOf } from "#shared/rules/defaultDepartment.ts";
import type { Asked, PageCpu } from "./PageCpu.ts";

// A process of its own: the stand-ins of the services are in the one that starts it.

const rounds = 200;
/** Rounds in which the code is compiled. */
const warmUp = 80;
const onePage = 51;

async function bareCommands({ city, claims }: Asked): Promise<void> {
  const pk = queuePk("NEW", defaultDepartmentOf({ City: city, State: "MI" }));
  const TableName = env.table;
  const account = accountKey(claims["cognito:username"] ?? "");
  await table.send(new GetCommand({ TableName, Key: account, ConsistentRead: true }));
  const { Items = [] } = await table.send(
    new QueryCommand({
      ...{ TableName, KeyConditionExpression: "pk = :pk", ExpressionAttributeValues: { ":pk": pk } },
      Limit: onePage,
    }),
  );
  if (Items.length !== onePage) throw new Error(`The query answered ${Items.length} rows`);
  const subjects = Items.map(({ owner, mid, hid }) => `${owner}/${mid}.${hid}/1`);
  await table.send(new PutCommand({ TableName, Item: { pk: "BENCH", sk: newId(), subjects } }));
}

/** Milliseconds of processor time. */
async function cpuOf(work: () => Promise<void>): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

function cpuOfPage({ claims }: Asked): Promise<number> {
  const event = eventOf(listNewEntries.declaration, {}, { session: { claims } });
  return cpuOf(async () => {
    const { statusCode, body = "" } = await listNewEntries(event);
    if (statusCode !== 200 || body.length < 500 * onePage) throw new Error(`The list answered ${statusCode}`);
  });
}

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0;

/** Both in turn, so that other load on the machine affects both alike. */
async function measure(asked: Asked): Promise<PageCpu> {
  const [pages, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    pages.push(await cpuOfPage(asked));
    bare.push(await cpuOf(() => bareCommands(asked)));
  }
  return { page: median(pages.slice(warmUp)), bare: median(bare.slice(warmUp)) };
}

process.once("message", async (asked) => {
  process.send?.(await measure(asked as Asked));
  process.disconnect();
});
