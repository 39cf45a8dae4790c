import { join, resolve } from "node:path";
import { operatorKey } from "#scripts/local/common/accessKeys.ts";
import { type Ports, portsFrom } from "#scripts/local/common/ports.ts";
import { openSecrets } from "#scripts/local/standIns/openSecrets.ts";
import { provision } from "#scripts/local/standIns/provision.ts";
import { readPort } from "#scripts/local/start/checkPorts.ts";
import { applyEnvironment, awsEnvironment, functionsEnvironment } from "#scripts/local/start/environment.ts";
import { type Assembly, readAssembly } from "#scripts/local/template/assembly.ts";
import { builtAssemblies } from "#scripts/local/template/builtAssemblies.ts";
import { createResolver, type Resolve } from "#scripts/local/template/createResolver.ts";
import { localValues } from "#scripts/local/template/localValues.ts";
import { Refusal } from "#scripts/operate/command/command.ts";

const notRunning = (site: number) =>
  new Refusal(
    `Nothing answers at http://localhost:${site}. Run npm start first, and give this command the same PORT and DATA_DIR.`,
  );

async function newestAssembly(site: number): Promise<Assembly> {
  const [newest] = await builtAssemblies();
  if (!newest) throw notRunning(site);
  return readAssembly(newest);
}

async function requireRunning({ site, gateway }: Ports): Promise<void> {
  for (const port of [site, gateway])
    await fetch(`http://127.0.0.1:${port}/`).catch(() => {
      throw notRunning(site);
    });
}

function outputOf({ templates }: Assembly, read: Resolve, name: string): string {
  for (const [stack, { Outputs = {} }] of templates) if (Outputs[name]) return String(read(stack, Outputs[name].Value));
  throw new Error(`No template has the output ${name}`);
}

/** Of npm start. Throws Refusal. */
export async function localEnvironment(): Promise<Record<string, string>> {
  const ports = portsFrom(readPort(process.env.PORT));
  await requireRunning(ports);
  const assembly = await newestAssembly(ports.site);
  const gateway = `http://127.0.0.1:${ports.gateway}`;
  const values = localValues(assembly, { photos: `127.0.0.1:${ports.gateway}` });
  const secrets = await openSecrets(join(resolve(process.env.DATA_DIR || ".local"), "secrets.json"));
  const read = createResolver({ assembly, values, secret: secrets.get });
  const credentials = awsEnvironment(gateway, operatorKey);
  applyEnvironment(credentials);
  // Existing resources stay; finds the pool's ids.
  await provision(assembly, read, values, { dynamo: gateway, identity: gateway });
  return {
    ...functionsEnvironment(assembly, read),
    DEAD_LETTER_URLS: outputOf(assembly, read, "DeadLetterUrls"),
    ...credentials,
    STAGE: "local",
    SITE_ORIGIN: `http://localhost:${ports.site}`,
    PAY_ORIGIN: `http://localhost:${ports.payment}`,
    BACKUP_PAY_ORIGIN: `http://localhost:${ports.backup}`,
    STRIPE_API: `http://127.0.0.1:${ports.stripe}`,
  };
}
