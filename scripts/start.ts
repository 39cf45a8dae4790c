import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { operatorKey } from "#scripts/local/common/accessKeys.ts";
import { type Ports, portsFrom } from "#scripts/local/common/ports.ts";
import { StartError } from "#scripts/local/common/StartError.ts";
import { type Dynamo, startDynamo } from "#scripts/local/standIns/startDynamo.ts";
import type { StandIns } from "#scripts/local/standIns/startStandIns.ts";
import { buildOutput } from "#scripts/local/start/buildOutput.ts";
import { checkPorts, readPort } from "#scripts/local/start/checkPorts.ts";
import { createProgress } from "#scripts/local/start/createProgress.ts";
import { type DataFolder, emptyDataFolder, openDataFolder, requireFormat } from "#scripts/local/start/dataFolder.ts";
import { ensureJava } from "#scripts/local/start/ensureJava.ts";
import { awsEnvironment, functionsEnvironment } from "#scripts/local/start/environment.ts";
import { type SeededAccount, seed } from "#scripts/local/start/seed.ts";
import type { Stack } from "#scripts/local/start/startStack.ts";
import { untilStopped } from "#scripts/local/start/untilStopped.ts";
import { type Assembly, readAssembly } from "#scripts/local/template/assembly.ts";

const usage = `npm start [-- --fresh]
  --fresh          empties the data folder first
  PORT=8080        the site's port; the ${Object.keys(portsFrom(0)).length - 1} ports after it are used as well
  DATA_DIR=.local  the folder that keeps records, photos and accounts
  SECOND_FACTOR=off  or offered or required: the second step of staff's sign-in`;

const print = (line: string) => console.log(line);

function printLinks({ site, stripe }: Ports, accounts: readonly SeededAccount[], folder: string): void {
  const origin = `http://localhost:${site}`;
  print(`\nReady ${origin}\n`);
  print(`  Site                    ${origin}`);
  print(`  Mails and texts         ${origin}/_local/inbox`);
  print(`  Payments and renewals   http://localhost:${stripe} (test card 4242 4242 4242 4242)`);
  print(`  Functions' log          ${resolve(folder, "functions.log")}`);
  print("\n  Staff accounts:");
  for (const { Role, Email, Password, City, State } of accounts)
    print(`  ${Role.padEnd(13)} ${Email.padEnd(40)} ${Password}  ${[City, State].filter(Boolean).join(", ")}`);
  print("\nCtrl-C stops everything.");
}

const operatorEnvironment = (assembly: Assembly, { gateway, resolve }: StandIns) => ({
  ...functionsEnvironment(assembly, resolve),
  ...awsEnvironment(gateway, operatorKey),
});

async function openFolder(fresh: boolean): Promise<DataFolder> {
  const folder = await openDataFolder(resolve(process.env.DATA_DIR || ".local"));
  if (folder.takenOver) print("          The last run did not end properly; its data is taken over.");
  try {
    if (fresh) await emptyDataFolder(folder);
    await requireFormat(folder);
    return folder;
  } catch (error) {
    await folder.release();
    throw error;
  }
}

async function run(fresh: boolean): Promise<number> {
  const step = createProgress(print);
  const ports = portsFrom(readPort(process.env.PORT));
  await step("Checking the tools", ensureJava);
  const folder = await step("Opening the data folder", () => openFolder(fresh));
  let dynamo: Promise<Dynamo> | undefined;
  let stack: Stack | undefined;
  try {
    await step("Checking the ports", () => checkPorts(ports, folder.takenOver ? 10_000 : 0));
    // Java takes a second to come, as loading the rest does.
    dynamo = startDynamo({ port: ports.dynamo, folder: join(folder.path, "records") });
    dynamo.catch(() => undefined);
    const loading = import("#scripts/local/start/startStack.ts");
    const assembly = await readAssembly(await buildOutput(step));
    const starting = { assembly, ports, folder: folder.path, dynamo };
    const started = await step("Starting the services", async () => (await loading).startStack(starting));
    stack = started;
    const environment = operatorEnvironment(assembly, started.standIns);
    const accounts = await step("Looking after the first accounts", () => seed(environment, folder.path));
    printLinks(ports, accounts, folder.path);
    const reason = await untilStopped(started.standIns.recordsEnded);
    print(reason === "records" ? "\nDynamoDB Local ended by itself. Stopping ..." : "\nStopping ...");
    return reason === "records" ? 1 : 0;
  } finally {
    if (stack) await stack.stop();
    else await dynamo?.then(({ stop }) => stop()).catch(() => undefined);
    await folder.release();
  }
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { fresh: { type: "boolean", default: false }, help: { type: "boolean", default: false } },
  });
  if (values.help) {
    print(usage);
    return 0;
  }
  return run(values.fresh);
}

try {
  process.exitCode = await main();
} catch (error) {
  const told = error instanceof StartError;
  console.error(told ? `\n${error.message}\n${error.remedy}` : error);
  process.exitCode = 1;
}
// A library's open connection must not keep a stopped stack alive.
process.exit();
