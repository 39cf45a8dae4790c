import { afterAll, beforeAll } from "vitest";
import { runAll } from "#lambdas/domain/common/runAll.ts";
import { followStatus } from "#lambdas/domain/lifecycle/followStatus.ts";
import { readOldWork } from "#lambdas/records/table/outbox.ts";
import { anIdempotencyKey, invoke } from "#lambdas/testing/call.ts";
import { aTeam, aWorld, type Team, type World } from "#lambdas/testing/cases/aWorld.ts";
import { callCases } from "#lambdas/testing/cases/callCases.ts";
import type { Running } from "#scripts/local/common/serve.ts";
import { functionName, nodeFunctions } from "#scripts/local/template/nodeFunctions.ts";
import { prove } from "#scripts/proof/kit/prove.ts";
import { share } from "#scripts/proof/kit/share.ts";
import type { Tally } from "#scripts/proof/kit/Tally.ts";
import { wrongIn } from "#scripts/proof/kit/wrongIn.ts";
import { sharedAssembly } from "#scripts/testing/sharedAssembly.ts";
import type { Call } from "#shared/contract/call.ts";
import { builtCalls, type CallName } from "#shared/contract/index.ts";
import type { WorkOf } from "#shared/contract/queues.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";
import { failsClosed, faultsOf, leavesWorld } from "./cases.ts";
import { type Fault, type FaultyService, withFault } from "./Fault.ts";
import { signedService, startFaultProxy } from "./startFaultProxy.ts";

const proxies: Running[] = [];
/** Timeouts of the deployed functions. */
let seconds: ReadonlyMap<string, number>;

beforeAll(async () => {
  const functions = nodeFunctions(await sharedAssembly());
  seconds = new Map(functions.map((one) => [functionName(one), Number(one.properties.Timeout)]));
  const { AWS_ENDPOINT_URL = "", STRIPE_API = "" } = process.env;
  const [aws, payments] = await Promise.all([
    startFaultProxy(AWS_ENDPOINT_URL, signedService),
    startFaultProxy(STRIPE_API, () => "payments"),
  ]);
  proxies.push(aws, payments);
  Object.assign(process.env, { AWS_ENDPOINT_URL: aws.url, STRIPE_API: payments.url });
});

afterAll(() => Promise.all(proxies.map((proxy) => proxy.stop())));

async function prepare(name: CallName, world: World) {
  const { handler } = await callCases[name].load();
  const { by, body, cookie } = callCases[name];
  const [sent, headers] = [await body(world), anIdempotencyKey()];
  const cookies = cookie ? { cookies: [cookie(world)] } : {};
  return (limit?: { readonly milliseconds: number }) =>
    invoke(handler, sent, { session: by(world), headers, ...cookies, ...limit });
}

type Sending = Awaited<ReturnType<typeof prepare>>;

/** Where they differ from any failure's. */
const allowedUnder: Partial<Record<Fault["kind"], readonly number[]>> = {
  slow: [200],
  silent: [200, 503],
  // The second try finds the first one's work.
  answerLost: [200, 400, 401, 404, 409, 500, 503],
};

function wrongAnswer(
  name: CallName,
  { service, kind }: Fault,
  { status, body }: Awaited<ReturnType<typeof invoke>>,
): string[] {
  const isOpen = status === 200 && kind !== "slow" && failsClosed[name]?.includes(service);
  const allowed = allowedUnder[kind] ?? [200, 500, 503];
  const isPlain = status === 200 || Object.keys(body).sort().join() === "Code,Message,RequestId";
  return [
    ...(allowed.includes(status) ? [] : [`answered ${status} ${body.Code}`]),
    ...(isOpen && kind !== "answerLost" ? ["went on without the service"] : []),
    ...(isPlain ? [] : ["an answer of another shape"]),
  ];
}

/** The same request again must then complete it. */
const mayHaveWritten = ({ kind, from }: Fault): boolean => kind === "answerLost" || from > 1;

async function wrongAfterRetry(send: Sending, { owner }: World): Promise<string[]> {
  const { status } = await send();
  const left = await wrongIn(owner.accountId);
  return [...(status < 500 ? [] : [`a retry answered ${status}`]), ...left.map((wrong) => `after a retry ${wrong}`)];
}

/** As a worker: the jackets follow a changed status. */
async function carryOut({ owner: { accountId } }: World): Promise<void> {
  const today = dayOf(new Date());
  const queued = await readOldWork("follow", new Date(addDays(today, 2)), 1_000);
  const changed = queued.map(({ work }) => work as WorkOf<"follow">).filter(({ task }) => task === "followStatus");
  if (changed.some((work) => "accountId" in work && work.accountId === accountId)) await followStatus(accountId, today);
}

/** The call answers before its function is ended. */
const limitOf = (name: CallName, { kind }: Fault) =>
  kind === "silent" ? { milliseconds: 1_000 * (seconds.get(name) ?? 0) } : undefined;

const mostTries = 3;

/** A busy process may keep a client waiting beyond its time. */
async function prepared<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1)
    try {
      return await work();
    } catch (error) {
      if (tries === mostTries) throw error;
    }
}

/** Returns whether the call may have changed the world. */
async function tryFault(name: CallName, fault: Fault, world: World, tally: Tally): Promise<boolean> {
  const send = await prepared(() => prepare(name, world));
  const { result, met } = await withFault(fault, () => send(limitOf(name, fault)));
  if (met === 0) return result.status === 200;
  await carryOut(world);
  tally.add(`answers ${result.status}`);
  tally.count(`${name} × ${fault.service} ${fault.kind} from request ${fault.from}`, [
    ...wrongAnswer(name, fault, result),
    ...(await wrongIn(world.owner.accountId)).map((wrong) => `afterwards ${wrong}`),
    ...(mayHaveWritten(fault) ? await wrongAfterRetry(send, world) : []),
  ]);
  return result.status === 200 || mayHaveWritten(fault);
}

/** An unchanged world is used again. */
interface Group {
  readonly name: CallName;
  readonly declaration: Call;
  readonly faults: readonly Fault[];
}

async function tryGroup({ name, declaration, faults }: Group, team: Team, tally: Tally): Promise<void> {
  let world: World | undefined;
  for (const fault of faults) {
    world ??= await prepared(() => aWorld(team));
    const isUsed = await tryFault(name, fault, world, tally);
    if (isUsed && !leavesWorld(name, declaration)) world = undefined;
  }
}

/** They mostly wait; more would wait for connections, which is no fault of the services. */
const groupsAtOnce = 12;

const tryServices = (isTried: (service: FaultyService) => boolean) => async (tally: Tally) => {
  const team = await aTeam("Testing faults");
  const chosen = builtCalls.filter((_call, at) => at % Math.round(1 / share) === 0);
  const groups = chosen.flatMap(([name, declaration]) =>
    faultsOf(declaration)
      .filter(([first]) => first && isTried(first.service))
      .map((faults) => ({ name, declaration, faults })),
  );
  const failures = await runAll(groups, groupsAtOnce, (group) => tryGroup(group, team, tally));
  for (const { item, error } of failures) tally.count(item.name, [error.stack ?? error.message]);
};

prove(
  "whatever the table does, each call answers plainly, and nothing is half written",
  tryServices((service) => service === "dynamodb"),
);

prove(
  "whatever another service does, each call answers plainly, and nothing is half written",
  tryServices((service) => service !== "dynamodb"),
);
