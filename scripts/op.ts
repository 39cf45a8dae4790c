import { spawn } from "node:child_process";
import { once } from "node:events";
import { closest } from "fastest-levenshtein";
import { type Command, type Options, runAsProcess, runCommand } from "./operate/command/command.ts";
import { root } from "./root.ts";

type Run = (given: readonly string[]) => Promise<number>;

interface OperatorCommand {
  readonly description: string;
  readonly run: Run;
}

/** One command alone: the product's code reads its environment when it loads. */
const loaded =
  <Given extends Options>(load: () => Promise<Command<Given>>): Run =>
  async (given) =>
    runCommand(await load(), given);

async function runNpm(name: string, words: string, given: readonly string[]): Promise<number> {
  const [verb = "", ...options] = words.split(" ");
  if (given.includes("--help")) {
    console.log(`npm run op -- ${name} [arguments of npm ${verb}]\n\nRuns npm ${words}.`);
    return 0;
  }
  const npm = spawn("npm", [verb, ...options, ...given], { cwd: root, stdio: "inherit" });
  const [code] = await once(npm, "exit");
  return code ?? 1;
}

export const commands: Readonly<Record<string, OperatorCommand>> = {
  account: {
    description: "exports or erases one account, lists those to be erased today for want of use",
    run: loaded(async () => (await import("./operate/account.ts")).account),
  },
  advisories: {
    description: "looks up known vulnerabilities of the libraries that ship",
    run: (given) => runNpm("advisories", "audit --omit dev --audit-level high", given),
  },
  audit: {
    description: "verifies the sealed days of the audit, or seals those before today",
    run: loaded(async () => (await import("./operate/audit.ts")).audit),
  },
  "bootstrap-admin": {
    description: "invites the first master admin",
    run: loaded(async () => (await import("./operate/bootstrapAdmin.ts")).bootstrapAdmin),
  },
  drill: {
    description: "restores the records beside the table, compares each row and deletes the copy",
    run: loaded(async () => (await import("./operate/drill/drill.ts")).drill),
  },
  gallery: {
    description: "makes a page of pictures of every screen and state",
    run: loaded(async () => (await import("./operate/gallery/gallery.ts")).gallery),
  },
  locations: {
    description: "imports, exports and removes the places that take part, retires departments",
    run: loaded(async () => (await import("./operate/locations/locations.ts")).locations),
  },
  matches: {
    description: "completes what was registered under a former signing key",
    run: loaded(async () => (await import("./operate/matches.ts")).matches),
  },
  openapi: {
    description: "writes the API's description as OpenAPI and as a page",
    run: loaded(async () => (await import("./operate/openapi/openapi.ts")).openapi),
  },
  "payment-host": {
    description: "switches payments to the backup host and back, or says which is in use",
    run: loaded(async () => (await import("./operate/paymentHost.ts")).paymentHost),
  },
  permissions: {
    description: "shows each function's granted, used and refused permissions of the last local run",
    run: loaded(async () => (await import("./operate/permissions.ts")).permissions),
  },
  preflight: {
    description: "looks at what an account has to have before the first deployment",
    run: loaded(async () => (await import("./operate/preflight/preflight.ts")).preflight),
  },
  queues: {
    description: "shows what waits behind the calls and what failed, and sends dead letters again",
    run: loaded(async () => (await import("./operate/queues.ts")).queues),
  },
  registry: {
    description: "writes departments' registries of homes anew",
    run: loaded(async () => (await import("./operate/registry.ts")).registry),
  },
  "rotate-origin-secret": {
    description: "rotates the secret between distribution and functions, in two steps",
    run: loaded(async () => (await import("./operate/rotateOriginSecret.ts")).rotateOriginSecret),
  },
  sbom: {
    description: "lists the libraries that ship (CycloneDX)",
    run: (given) => runNpm("sbom", "sbom --sbom-format cyclonedx --sbom-type application --omit dev", given),
  },
  "seed-demo": {
    description: "makes a city, families and staff to show",
    run: loaded(async () => (await import("./operate/demo/seedDemo.ts")).seedDemo),
  },
  smoke: {
    description: "looks at a running site from outside; with --write lets each kind of caller write",
    run: loaded(async () => (await import("./operate/smoke/smoke.ts")).smoke),
  },
};

const names = Object.keys(commands);
const width = Math.max(...names.map((name) => name.length));

const list = `npm run op -- <command> [arguments]
npm run op -- <command> --help

The operators' commands:

${Object.entries(commands)
  .map(([name, { description }]) => `  ${name.padEnd(width)}  ${description}`)
  .join("\n")}`;

/** Without a name lists all. Returns 2 for an unknown name. */
export async function op([name, ...given]: readonly string[]): Promise<number> {
  if (name === undefined || name === "--help") {
    console.log(list);
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return command.run(given);
  console.error(`There is no command "${name}". The nearest is "${closest(name, names)}"; npm run op lists all.`);
  return 2;
}

if (import.meta.main) await runAsProcess(() => op(process.argv.slice(2)));
