import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sourcesDigest } from "#infra/testing/sourcesDigest.ts";
import { assemblies, builtAssemblies } from "#scripts/local/template/builtAssemblies.ts";
import { localContext } from "#scripts/local/template/deployedNames.ts";
import { root } from "#scripts/root.ts";
import type { StartStep } from "./createProgress.ts";
import { runBuildStep } from "./runBuildStep.ts";

const dist = join(root, "dist");
const marker = join(dist, "built.json");
const keptAssemblies = 3;

const sources = {
  lambdas: ["lambdas", "shared", "scripts/build", "package.json", "package-lock.json", "tsconfig.json"],
  pages: [
    "web/src",
    "web/payment-frame",
    "web/index.html",
    "web/vite.config.ts",
    "web/shapes",
    "web/offlinePage.ts",
    "web/paletteCss.ts",
    "web/siteParts.ts",
    "web/themeCss.ts",
    "web/public",
    "shared",
    "scripts/build",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
  ],
  templates: ["infra", "shared", "package-lock.json"],
};

interface Built {
  readonly lambdas?: string;
  readonly pages?: string;
}

const readBuilt = async (): Promise<Built> =>
  readFile(marker, "utf8").then(
    (text) => JSON.parse(text) as Built,
    () => ({}),
  );

async function buildWhatChanged(step: StartStep, wanted: Required<Built>): Promise<void> {
  const built = await readBuilt();
  if (built.pages !== wanted.pages) await step("Building the site and the functions", () => runBuildStep("all"));
  else if (built.lambdas !== wanted.lambdas) await step("Building the functions", () => runBuildStep("functions"));
  else return;
  await writeFile(marker, JSON.stringify(wanted));
}

async function removeOldAssemblies(): Promise<void> {
  const old = (await builtAssemblies()).slice(keptAssemblies);
  await Promise.all(old.map((path) => rm(path, { recursive: true })));
}

const contextOf = ({ SECOND_FACTOR: secondFactor }: NodeJS.ProcessEnv) => ({
  ...localContext,
  ...(secondFactor ? { secondFactor } : {}),
});

/** Unless an earlier start built the same sources. */
export async function buildOutput(step: StartStep): Promise<string> {
  const lambdas = sourcesDigest(sources.lambdas);
  const pages = sourcesDigest(sources.pages);
  const templates = sourcesDigest(sources.templates);
  await mkdir(assemblies, { recursive: true });
  await buildWhatChanged(step, { lambdas, pages });
  const context = contextOf(process.env);
  const built = [lambdas, pages, templates, JSON.stringify(context)].join(" ");
  const version = createHash("sha256").update(built).digest("hex");
  const outdir = join(assemblies, version.slice(0, 20));
  if (existsSync(outdir)) return outdir;
  await step("Synthesizing the templates", async () => {
    const fresh = `${outdir}.${process.pid}`;
    await runBuildStep("templates", fresh, JSON.stringify(context));
    await rename(fresh, outdir).catch(async (error: unknown) => {
      // Another start synthesized the same sources first.
      if (!existsSync(outdir)) throw error;
      await rm(fresh, { recursive: true });
    });
    await removeOldAssemblies();
  });
  return outdir;
}
