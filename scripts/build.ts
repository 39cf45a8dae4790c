import { existsSync } from "node:fs";
import { join } from "node:path";
import { build as buildPages } from "vite";
import { bundleLambdas } from "#scripts/bundle.ts";

const root = join(import.meta.dirname, "..");
const pages = ["web/vite.config.ts", "web/payment-frame/vite.config.ts"];

async function buildPage(config: string): Promise<void> {
  const configFile = join(root, config);
  if (!existsSync(configFile)) {
    console.warn(`${config} is missing: its page is not built`);
    return;
  }
  await buildPages({ configFile, logLevel: "warn" });
}

/** Builds what a deployment sends: dist/lambdas, dist/site and dist/pay. */
export async function build(): Promise<void> {
  await Promise.all([bundleLambdas(), ...pages.map(buildPage)]);
}

if (import.meta.main) await build();
