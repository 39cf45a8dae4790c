import { join } from "node:path";
import { build as buildPages } from "vite";
import { root } from "#scripts/root.ts";
import { bundleLambdas } from "./bundleLambdas.ts";
import { writeDocuments } from "./writeDocuments.ts";
import { writeLicences } from "./writeLicences.ts";

const pages = ["web/vite.config.ts", "web/payment-frame/vite.config.ts"];

/**
 * To dist/lambdas, dist/site and dist/pay.
 * @param maps of the functions' bundles
 */
export async function build(maps = false): Promise<void> {
  // A test run's "test" would select the libraries' development builds.
  process.env.NODE_ENV = "production";
  const buildPage = (config: string) => buildPages({ configFile: join(root, config), logLevel: "warn" });
  const [bundles] = await Promise.all([bundleLambdas(undefined, { maps }), ...pages.map(buildPage)]);
  await Promise.all([writeDocuments(), writeLicences(bundles)]);
}

if (import.meta.main) await build(true);
