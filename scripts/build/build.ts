import { join } from "node:path";
import { build as buildPages } from "vite";
import { root } from "#scripts/root.ts";
import { bundleLambdas } from "./bundleLambdas.ts";

const pages = ["web/vite.config.ts", "web/payment-frame/vite.config.ts"];

/** Builds what a deployment sends: dist/lambdas, dist/site and dist/pay. */
export async function build(): Promise<void> {
  // A test run sets NODE_ENV to "test", and the libraries would come in their development form.
  process.env.NODE_ENV = "production";
  const buildPage = (config: string) => buildPages({ configFile: join(root, config), logLevel: "warn" });
  await Promise.all([bundleLambdas(), ...pages.map(buildPage)]);
}

if (import.meta.main) await build();
