import { readPort } from "#scripts/local/start/checkPorts.ts";
import { type Command, Refusal } from "#scripts/operate/command/command.ts";
import { readOutputs } from "#scripts/operate/target/outputs.ts";
import { openTarget, type TargetOptions, targetOptions } from "#scripts/operate/target/target.ts";
import type { Site } from "./check.ts";
import { type Result, runChecks, tableOf } from "./runChecks.ts";

const usage = `npm run op -- smoke <https://site> [--api <https://...execute-api...>]
npm run op -- smoke --outputs <file> [--stage <stage>]
npm run op -- smoke --local
npm run op -- smoke --write --outputs <file> | --local

Looks at a running site from outside: its page and headers, its files, its API's answers and refusals, its
payment frame. It changes nothing and needs no account. Exit code 1 when something is wrong.

  --write    also makes three accounts with the operator's own credentials, a resident's and two of staff, lets each do
             something through the site that is written and audited, and takes them away again: it shows that functions
             have their permissions, and names the function that does not. No mail is sent.

  --api      the API's own address, to see that it refuses what did not come through the distribution
  --outputs  takes both addresses from the file of "npx cdk deploy --all --outputs-file <file>"
  --local    the stack that npm start runs here (PORT as it was started with)`;

const options = { ...targetOptions, api: { type: "string" }, write: { type: "boolean", default: false } } as const;

function originOf(address: string): string {
  const url = URL.parse(address);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Refusal(`"${address}" is no address of a site.\n\n${usage}`);
}

interface SmokeOptions extends TargetOptions {
  readonly api?: string | undefined;
}

async function siteOf({ local, api, outputs, stage }: SmokeOptions, address: string | undefined): Promise<Site> {
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

async function writingResults(site: Site, { local, outputs, stage }: TargetOptions): Promise<Result[]> {
  if (!local && !outputs) throw new Refusal(`--write needs --local or --outputs <file>.\n\n${usage}`);
  await openTarget({ local, outputs, stage });
  const { runWriteChecks } = await import("./write/runWriteChecks.ts");
  return runWriteChecks(site, local);
}

export const smoke: Command<typeof options> = {
  usage,
  options,
  async run({ write, ...given }, [address]) {
    const site = await siteOf(given, address);
    const results = [...(await runChecks(site)), ...(write ? await writingResults(site, given) : [])];
    const failed = results.filter(({ outcome }) => outcome === "FAIL").length;
    console.log(tableOf(results));
    console.log(
      failed === 0 ? `\n${site.origin} is well.` : `\n${site.origin}: ${failed} of ${results.length} checks failed.`,
    );
    return failed === 0 ? 0 : 1;
  },
};
