import { execFile } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import { operatorKey } from "#scripts/local/common/accessKeys.ts";
import { readAccess } from "#scripts/local/gateway/startAppGateway.ts";
import type { PermissionReport } from "#scripts/local/iam/PermissionLedger.ts";
import { tablesOf } from "#scripts/local/standIns/provision.ts";
import { type StandIns, startStandIns } from "#scripts/local/standIns/startStandIns.ts";
import { ensureJava } from "#scripts/local/start/ensureJava.ts";
import { applyEnvironment, awsEnvironment } from "#scripts/local/start/environment.ts";
import type { Assembly } from "#scripts/local/template/assembly.ts";
import { localContext } from "#scripts/local/template/deployedNames.ts";
import { functionName, nodeFunctions } from "#scripts/local/template/nodeFunctions.ts";
import { usualPublicRate } from "#shared/contract/limits.ts";
import { tellStart } from "./backgroundStart.ts";
import { dataEnvironment } from "./dataEnvironment.ts";
import { anyPorts } from "./freePorts.ts";
import { expectReport } from "./permissions/judgeRun.ts";
import { mergeReports } from "./permissions/mergeReports.ts";
import { sharedAssembly } from "./sharedAssembly.ts";
import { temporaryFolder } from "./temporaryFolder.ts";

declare module "vitest" {
  export interface ProvidedContext {
    servicesFolder: string;
  }
}

const variablesOf = (assembly: Assembly) =>
  Object.fromEntries(
    nodeFunctions(assembly).map((one) => {
      const { Variables = {} } = (one.properties.Environment ?? {}) as { Variables?: object };
      return [functionName(one), Object.keys(Variables)];
    }),
  );

function queueUrls(assembly: Assembly, { resolve }: StandIns): string {
  const sender = nodeFunctions(assembly).find((one) => functionName(one) === "relayWork");
  if (!sender) throw new Error("The template has no relay");
  const { Variables } = sender.properties.Environment as { Variables: { QUEUE_URLS: unknown } };
  return String(resolve(sender.stack, Variables.QUEUE_URLS));
}

const functionEnvironment = (assembly: Assembly, standIns: StandIns, folder: string) => ({
  ...dataEnvironment(assembly, standIns.values),
  STAGE: "local",
  QUEUE_URLS: queueUrls(assembly, standIns),
  TEXT_DOLLARS: localContext.textDollars ?? "",
  PUBLIC_RATE: String(usualPublicRate),
  MAILS_PER_SECOND: localContext.mailsPerSecond ?? "",
  TEXTS_PER_SECOND: localContext.textsPerSecond ?? "",
  STRIPE_API: standIns.stripe,
  MAIL_FROM: "no-reply@beforehand.example",
  SITE_ORIGIN: "http://localhost:8080",
  PAY_ORIGIN: "http://localhost:8082",
  BACKUP_PAY_ORIGIN: "http://localhost:8089",
  SIGNING_KEY: "a signing key for tests alone",
  ORIGIN_SECRET: "an origin secret for tests alone",
  INBOX_URL: `${standIns.behind.capture}/inbox`,
  IDENTITY_URL: standIns.behind.identity,
  // Read by judgedTable.ts.
  ACCESS_FILE: join(folder, "access.json"),
  DYNAMO_URL: standIns.behind.dynamo,
  // Read by ownTable.ts.
  TABLE_PROPERTIES: JSON.stringify(tablesOf(assembly, standIns.resolve)[0]?.[1]),
  VARIABLES_OF_FUNCTIONS: JSON.stringify(variablesOf(assembly)),
  // A failing test has its own message.
  POWERTOOLS_LOG_LEVEL: process.env.POWERTOOLS_LOG_LEVEL ?? "CRITICAL",
});

async function tableReports(folder: string): Promise<PermissionReport[]> {
  const files = (await readdir(folder)).filter((name) => name.startsWith("permissions-"));
  return Promise.all(
    files.map(async (name) => JSON.parse(await readFile(join(folder, name), "utf8")) as PermissionReport),
  );
}

/** In a process of its own: a synthesis would stop Vitest. */
const synthesizeApart = (...words: readonly string[]) =>
  promisify(execFile)(process.execPath, [
    "--disable-warning=ExperimentalWarning",
    join(import.meta.dirname, "sharedAssembly.ts"),
    ...words,
  ]);

async function startServices(folder: string) {
  ensureJava();
  await synthesizeApart();
  const assembly = await sharedAssembly();
  const standIns = await startStandIns({
    assembly,
    ports: await anyPorts(),
    folder,
    inMemory: true,
  });
  await writeFile(join(folder, "access.json"), JSON.stringify(readAccess(assembly, standIns.resolve)));
  const environment = {
    ...awsEnvironment(standIns.gateway, operatorKey),
    ...functionEnvironment(assembly, standIns, folder),
  };
  return { standIns, environment };
}

let finish: () => Promise<void> = async () => undefined;

/**
 * Alone it waits for the services and sets their environment. In a test run they start beside the first tests
 * (joinServices.ts waits for them), and the use of permissions is judged at the end.
 */
export async function setup(project?: TestProject): Promise<void> {
  const folder = temporaryFolder("beforehand-test-");
  const reports = project ? expectReport(project) : undefined;
  const starting = startServices(folder);
  // Before the unit tests that read all templates wait for them; those tell a failure.
  if (project?.vitest.projects.some(({ name }) => name === "unit")) synthesizeApart("all").catch(() => undefined);
  finish = async () => {
    const { standIns } = await starting;
    await standIns.stop();
    await reports?.hand(mergeReports([standIns.permissions(), ...(await tableReports(folder))]));
  };
  const environment = starting.then((started) => started.environment);
  if (project) {
    project.provide("servicesFolder", folder);
    void tellStart(folder, environment);
  } else applyEnvironment(await environment);
}

export const teardown = (): Promise<void> => finish();
