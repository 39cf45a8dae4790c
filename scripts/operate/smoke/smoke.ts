import { readPort } from "#scripts/local/start/checkPorts.ts";
import { type Command, Refusal, runAsProcess } from "#scripts/operate/command/command.ts";
import { readOutputs } from "#scripts/operate/target/outputs.ts";
import type { Site } from "./check.ts";
import { runChecks, tableOf } from "./runChecks.ts";

const usage = `npm run smoke -- <https://site> [--api <https://...execute-api...>]
npm run smoke -- --outputs <file> [--stage <stage>]
npm run smoke -- --local

Looks at a running site from outside: its page and headers, its files, its API's answers and refusals, its
payment frame. It changes nothing and needs no account. Exit code 1 when something is wrong.

  --api      the API's own address, to see that it refuses what did not come through the distribution
  --outputs  takes both addresses from the file of "npx cdk deploy --all --outputs-file <file>"
  --local    the stack that npm start runs here (PORT as it was started with)`;

const options = {
  api: { type: "string" },
  local: { type: "boolean", default: false },
  outputs: { type: "string" },
  stage: { type: "string" },
} as const;

function originOf(address: string): string {
  const url = URL.parse(address);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Refusal(`"${address}" is no address of a site.\n\n${usage}`);
}

interface Given {
  readonly local: boolean;
  readonly api?: string | undefined;
  readonly outputs?: string | undefined;
  readonly stage?: string | undefined;
}

async function siteOf({ local, api, outputs, stage }: Given, address: string | undefined): Promise<Site> {
  if ([local, outputs, address].filter(Boolean).length !== 1)
    throw new Refusal(`Say which site: its address, --outputs <file> or --local.\n\n${usage}`);
  if (local) return { origin: `http://localhost:${readPort(process.env.PORT)}`, api };
  if (address) return { origin: originOf(address), api: api && originOf(api) };
  const told = await readOutputs(outputs ?? "", stage);
  return {
    origin: told.get("Edge", "SiteOrigin"),
    api: told.get("Edge", "ApiAddress"),
    protection: told.find("Data", "Protected"),
  };
}

export const smoke: Command<typeof options> = {
  usage,
  options,
  async run(given, [address]) {
    const site = await siteOf(given, address);
    const results = await runChecks(site);
    const failed = results.filter(({ outcome }) => outcome === "FAIL").length;
    console.log(tableOf(results));
    console.log(
      failed === 0
        ? `\n${site.origin} is well.`
        : `\n${site.origin}: ${failed} of ${results.length} checks failed.`,
    );
    return failed === 0 ? 0 : 1;
  },
};

if (import.meta.main) await runAsProcess(smoke);
