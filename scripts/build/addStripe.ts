import { basename, join } from "node:path";
import { build, type Metafile } from "esbuild";
import { bundling, stripe } from "./bundling.ts";

/** Puts the payment provider's library, as one file, beside each bundle that loads it. */
export async function addStripe(out: string, { outputs }: Metafile): Promise<void> {
  const users = Object.values(outputs).filter(({ imports }) => imports.some(({ path }) => path === stripe));
  if (users.length === 0) return;
  await build({
    ...bundling,
    external: [],
    sourcemap: false,
    entryPoints: users.map(({ entryPoint = "" }) => ({
      in: join("node_modules", stripe, "cjs/stripe.cjs.node.js"),
      out: join(basename(entryPoint, ".ts"), "node_modules", stripe, "index"),
    })),
    outdir: out,
  });
}
