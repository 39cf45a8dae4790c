import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { assets, staticImports } from "#scripts/build/staticImports.ts";
import { root } from "#scripts/root.ts";
import { builtPages } from "#shared/builtPages.ts";
import type { Use } from "#shared/contract/call.ts";
import { background, contract, events } from "#shared/contract/index.ts";
import type { Figure } from "./Figure.ts";

/** 1 KB has 1,024 bytes. */
const weight = (what: string, value: number, budget: number): Figure => ({ what, value, budget, unit: "KB" });

const site = join(root, "dist/site");

const inAssets = (pattern: RegExp): string => {
  const found = readdirSync(assets).find((name) => pattern.test(name));
  if (!found) throw new Error(`dist/site/assets has no ${pattern}: run npm run build`);
  return found;
};

const scriptsOf = (page: string): string[] =>
  [...readFileSync(join(site, page), "utf8").matchAll(/src="\/assets\/([\w-]+\.js)"/g)].map(([, name = ""]) => name);

const count = (what: string, value: number, budget: number): Figure => ({ what, value, budget, unit: "files" });

const zipped = (names: Iterable<string>): number =>
  [...names].reduce((sum, name) => sum + gzipSync(readFileSync(join(assets, name)), { level: 9 }).length, 0) / 1024;

const heaviest = (pattern: RegExp): number =>
  Math.max(...readdirSync(assets).flatMap((name) => (pattern.test(name) ? [zipped([name])] : [])));

const union = (names: readonly string[]) => new Set(names.flatMap((name) => [...staticImports(name)]));

/** First-load JavaScript, gzip: the landing, the signed-in shell, each further page on top of it, the map. */
function pageWeights(): Figure[] {
  const landing = union(scriptsOf("landing.html"));
  const program = union([...scriptsOf("index.html"), inAssets(/^start-.*js$/)]);
  const shell = union([...program, inAssets(/^SignedIn-/)]);
  const queue = union([...shell, inAssets(/^NewEntriesPage-/)]);
  const pages = readdirSync(assets).filter((name) => /Page-[\w-]+\.js$/.test(name));
  const beyondShell = (...names: string[]) => [...union(names)].filter((part) => !shell.has(part));
  const map = [/^MapCanvas-.*js$/, /^maplibre-gl-(?!worker)/, /^maplibre-gl-worker-/].map(inAssets);
  return [
    weight("landing, first load", zipped(landing), 10),
    count("landing, files of script", landing.size, 2),
    weight("the program, which the landing page's first use runs", zipped(program), 151),
    count("signed-in shell, files of script", shell.size, 8),
    count("New Jackets, files of script", queue.size, 18),
    ...builtPages.map(({ file }) =>
      weight(`the document ${file}`, gzipSync(readFileSync(join(site, file))).length / 1024, 15),
    ),
    weight("signed-in shell", zipped(shell), 215),
    ...pages.map((name) =>
      weight(`${name.replace(/-[\w-]+\.js$/, "")}, beyond the shell`, zipped(beyondShell(name)), 80),
    ),
    weight("ResidentOverview, beyond the shell", zipped(beyondShell(inAssets(/^ResidentOverview-/))), 40),
    weight("map with its worker, beyond the shell", zipped(beyondShell(...map)), 450),
    weight("shapes of the drawn map", zipped([inAssets(/^land-.*json$/)]), 95),
    weight("counties of the state that has most", heaviest(/^counties-.*json$/), 12),
  ];
}

// A function's clients, measured once, with some room. Error codes, a person's facts with their rules and the reading
// of a session are in most functions.
const base = 335;
const clients: Record<string, number> = {
  identity: 40,
  mail: 90,
  texts: 155,
  geocoder: 65,
  payments: 45,
  // Keeping and erasing photos takes the whole S3 client.
  "photos:accept": 175,
  "photos:erase": 175,
  "photos:canary": 175,
  archive: 145,
  // Parts of exports are written and erased.
  "exports:write": 175,
};
/** Where a password is chosen. */
const commonWords = 57;
/** Where an alert is read. */
const zoneCounties = 35;
/** Codes of an app, names of devices, the commonest passwords. */
const own: Record<string, number> = {
  login: 45,
  changePassword: 25 + commonWords,
  confirmSecondFactor: 10,
  removeSecondFactor: 10,
  requestDeletion: 10,
  runCanary: 120,
  // Roll-outs list the homes of families.
  sweeps: 35,
  downloadData: 25,
  // Alerts are XML, and homes are compared with shapes.
  listRegistry: 50 + zoneCounties,
  readArea: 20 + zoneCounties,
  exportRegistry: 40 + zoneCounties,
  exports: 85 + zoneCounties,
  // Cards with photos, duplicates and contacts, and the families' notices.
  exportEntries: 5,
  renewRecoveryCodes: 10,
  register: 15 + commonWords,
  resetPassword: 15 + commonWords,
};
/** One service has credentials and sign-ins. */
const clientOf = (use: Use): string =>
  use in clients ? use : use.replace(/:.*/, "").replace("credentials", "identity");

/** A call without a new photo loads none. */
function codecWeight(): Figure {
  const folder = join(root, "dist/lambdas/createMember/node_modules");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const size = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  return weight("codecs beside a function that accepts photos", size / 1024, 2_200);
}

function libraryWeight(): Figure {
  const file = join(root, "dist/lambdas/startCheckout/node_modules/stripe/index.js");
  return weight("payment library beside a function that asks the provider", statSync(file).size / 1024, 310);
}

function functionWeights(): Figure[] {
  return Object.entries({ ...contract, ...events, ...background }).flatMap(([name, { uses }]) => {
    const file = join(root, "dist/lambdas", name, "index.js");
    const size = statSync(file, { throwIfNoEntry: false })?.size;
    const used = new Set(uses.map((use) => clientOf(use)));
    const budget = [...used].reduce((sum, one) => sum + (clients[one] ?? 0), base + (own[name] ?? 0));
    return size === undefined ? [] : [weight(`function ${name}`, size / 1024, budget)];
  });
}

/** Needs the output of npm run build. */
export const weights = (): Figure[] => [...pageWeights(), ...functionWeights(), codecWeight(), libraryWeight()];
