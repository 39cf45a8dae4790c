import { join } from "node:path";
import { build } from "esbuild";
import { bundling } from "#scripts/build/bundling.ts";
import type * as bareClients from "./bareClients.ts";

const clientOf: Readonly<Record<string, keyof typeof bareClients>> = {
  "lib-dynamodb": "records",
  "client-cognito-identity-provider": "identity",
  "client-sesv2": "mail",
  "client-sns": "texts",
  "client-secrets-manager": "secrets",
  "client-location": "geocoder",
  "client-s3": "objects",
  "s3-request-presigner": "signing",
};

export function clientsIn(files: Iterable<string>): string[] {
  const packages = new Set([...files].map((file) => /^node_modules\/@aws-sdk\/([^/]+)/.exec(file)?.[1] ?? ""));
  return [...packages].flatMap((name) => clientOf[name] ?? []).sort();
}

export async function buildBare(folder: string, clients: readonly string[]): Promise<string> {
  const outfile = join(folder, `${clients.join("-")}.cjs`);
  await build({
    ...bundling,
    stdin: {
      contents: `import { ${clients.join(", ")} } from "./bareClients.ts";
        export const handler = [${clients.map((name) => `...${name}()`).join(", ")}];`,
      resolveDir: import.meta.dirname,
      loader: "ts",
    },
    outfile,
  });
  return outfile;
}
