import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { App } from "aws-cdk-lib";
import { type Config, readConfig } from "#infra/config/config.ts";
import { type Command, Refusal } from "#scripts/operate/command/command.ts";
import { countOf } from "#scripts/operate/command/countOf.ts";
import { runCheck, tableOf } from "#scripts/operate/smoke/runChecks.ts";
import { root } from "#scripts/root.ts";
import { accountChecks } from "./accountChecks.ts";

const usage = `npm run op -- preflight [-c name=value ...]

Looks, before the first deployment, at what an account of AWS has to have: sandboxes left, limits raised, the
certificate, the settings of cdk.context.json. It asks the AWS CLI, signed in as for the deployment, and changes
nothing. Exit code 1 when something is missing. "skip": not used by these settings, or no call tells.

  -c name=value       a setting, as for npm run deploy
  STRIPE_SECRET_KEY   in the environment: is looked at, too`;

const options = { context: { type: "string", short: "c", multiple: true } } as const;

const contextFile = join(root, "cdk.context.json");

function readContext(given: readonly string[]): Record<string, unknown> {
  const kept = existsSync(contextFile) ? (JSON.parse(readFileSync(contextFile, "utf8")) as object) : {};
  const said = given.map((one) => {
    const [name = "", ...value] = one.split("=");
    return [name, value.join("=")] as const;
  });
  return { ...kept, ...Object.fromEntries(said) };
}

/** A wrong setting is the operator's to mend. */
function configOf(given: readonly string[]): Config {
  try {
    return readConfig(new App({ context: readContext(given) }).node);
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}

export const preflight: Command<typeof options> = {
  usage,
  options,
  async run({ context = [] }) {
    const deployment = { config: configOf(context), stripeKey: process.env.STRIPE_SECRET_KEY };
    const results = await Promise.all(accountChecks.map((check) => runCheck(check, deployment)));
    const failed = results.filter(({ outcome }) => outcome === "FAIL").length;
    console.log(tableOf(results));
    console.log(failed === 0 ? "\nNothing is missing." : `\n${countOf(failed, "thing is", "things are")} missing.`);
    return failed === 0 ? 0 : 1;
  },
};
