import { join } from "node:path";
import { App } from "aws-cdk-lib";
import { readConfig } from "#infra/config.ts";
import { DataStack } from "#infra/dataStack.ts";
import { type Assembly, readAssembly } from "#scripts/local/assembly.ts";
import { deployedNames } from "#scripts/local/deployedNames.ts";
import { type Emulators, startEmulators } from "#scripts/local/emulators.ts";
import { awsEnvironment, dataEnvironment } from "#scripts/local/environment.ts";
import { anyPorts } from "#scripts/local/ports.ts";
import { ensureJava } from "./ensureTools.ts";
import { temporaryFolder } from "./temporaryFolder.ts";

/** The data stack alone: these tests call handlers directly and need no functions or routes. */
async function synthesizeData(outdir: string): Promise<Assembly> {
  const app = new App({ outdir, analyticsReporting: false });
  const domain = { ...deployedNames, certificateArn: "" };
  const config = { ...readConfig(app.node, "dev"), domain };
  new DataStack(app, "Data", { config });
  app.synth();
  return readAssembly(outdir);
}

/** What a function finds in its environment, with addresses and keys of the tests. */
const functionEnvironment = (assembly: Assembly, { values, stripe, endpoints }: Emulators) => ({
  ...dataEnvironment(assembly, values),
  STAGE: "local",
  STRIPE_API: stripe,
  MAIL_FROM: "no-reply@beforehand.example",
  SITE_ORIGIN: "http://localhost:8080",
  PAY_ORIGIN: "http://localhost:8082",
  SIGNING_KEY: "a signing key for tests alone",
  ORIGIN_SECRET: "an origin secret for tests alone",
  INBOX_URL: `${endpoints.capture}/inbox`,
  // Functions log a line a call; a test says what went wrong itself.
  POWERTOOLS_LOG_LEVEL: process.env.POWERTOOLS_LOG_LEVEL ?? "CRITICAL",
});

let finish: () => Promise<void> = async () => undefined;

/** Starts the services that functions use, on free ports with an empty data folder, and tells the tests. */
export async function setup(): Promise<void> {
  ensureJava();
  const folder = temporaryFolder("beforehand-test-");
  const assembly = await synthesizeData(join(folder, "cdk.out"));
  const emulators = await startEmulators({
    assembly,
    ports: await anyPorts(),
    folder,
    inMemory: true,
    webhooks: false,
  });
  finish = emulators.stop;
  Object.assign(process.env, awsEnvironment(emulators.endpoints), functionEnvironment(assembly, emulators));
}

export const teardown = (): Promise<void> => finish();
