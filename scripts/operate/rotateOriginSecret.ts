import { randomBytes } from "node:crypto";
import { GetSecretValueCommand, PutSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { region } from "#infra/config/config.ts";
import { type Command, Refusal } from "#scripts/operate/command/command.ts";
import { readOutputs } from "#scripts/operate/target/outputs.ts";

const usage = `npm run op -- rotate-origin-secret start|finish|status --outputs <file> [--stage <stage>] [--api <address>]

The distribution proves with a secret that a request came through it, and functions refuse every other. Both get it
when they are deployed, one after the other, so it changes in two steps, and no request is refused in between:

  start    writes "new.old". Then deploy everything: whoever still knows the old one alone agrees with it.
  finish   writes "new", after a look whether the functions take it. Then deploy everything again: the old one is
           worth nothing from then on.
  status   says which step is next, and changes nothing.

CloudFormation reads a secret anew only where something else changes: count up secretsRevision in cdk.context.json
before each of the two deployments, and finish only after one that ended well in every stack.

  --outputs   the file that "npx cdk deploy --all --outputs-file <file>" wrote
  --stage     which deployment, where that file knows more than one
  --api       the API's own address, where that file does not tell it`;

const options = { outputs: { type: "string" }, stage: { type: "string" }, api: { type: "string" } } as const;

interface StoredSecret {
  read(): Promise<string[]>;
  write(parts: readonly string[]): Promise<void>;
}

function keptAt(SecretId: string): StoredSecret {
  const client = new SecretsManagerClient({ region });
  return {
    async read() {
      const { SecretString = "" } = await client.send(new GetSecretValueCommand({ SecretId }));
      const parts = SecretString.split(".").filter((part) => part !== "");
      if (parts.length === 1 || parts.length === 2) return parts;
      throw new Refusal(`${SecretId} holds no origin secret: one part, or two with a dot between them.`);
    },
    async write(parts) {
      await client.send(new PutSecretValueCommand({ SecretId, SecretString: parts.join(".") }));
    },
  };
}

/** 256 random bits, safe in headers and templates. */
const newPart = () => randomBytes(32).toString("hex");

const deploy = (stage: string, file: string) =>
  `count up secretsRevision in cdk.context.json, then npx cdk deploy --all --outputs-file ${file} -c stage=${stage}`;

/** The functions' status for a request past the distribution, with this secret or none. */
async function askHealth(api: string, secret?: string): Promise<number> {
  const headers: Record<string, string> = secret ? { "x-origin-verify": secret } : {};
  const answer = await fetch(`${api}/health`, { headers }).catch((error: Error) => {
    throw new Refusal(`${api} does not answer: ${error.message}`);
  });
  return answer.status;
}

/** Throws Refusal when undecidable. */
async function isTaken(api: string, secret: string): Promise<boolean> {
  if ((await askHealth(api)) !== 403)
    throw new Refusal(`${api} is not the API's own address: it answers who brings no secret.`);
  const status = await askHealth(api, secret);
  if (status === 200 || status === 403) return status === 200;
  throw new Refusal(`${api}/health answers ${status}: try again when the service is well.`);
}

interface Where {
  readonly stage: string;
  readonly file: string;
  readonly api: string | undefined;
}

async function start(kept: StoredSecret, { stage, file }: Where): Promise<void> {
  const [old = "", before] = await kept.read();
  if (before) throw new Refusal("A rotation is under way already: deploy everything, then finish it.");
  await kept.write([newPart(), old]);
  console.log(`A new secret is written beside the one in use. Now deploy everything:\n  ${deploy(stage, file)}`);
  console.log("Then: npm run op -- rotate-origin-secret finish ...");
}

async function finish(kept: StoredSecret, { stage, file, api }: Where): Promise<void> {
  const [next = "", before] = await kept.read();
  if (!before) throw new Refusal("No rotation is under way: start one.");
  if (!api) throw new Refusal(`${file} does not tell ApiAddress: say the API's own address with --api.`);
  if (!(await isTaken(api, next)))
    throw new Refusal(
      `The functions do not take the new secret yet. Deploy everything first:\n  ${deploy(stage, file)}`,
    );
  await kept.write([next]);
  console.log(
    `The old secret is dropped. Now deploy everything once more, and it is worth nothing:\n  ${deploy(stage, file)}`,
  );
}

async function tellStatus(kept: StoredSecret): Promise<void> {
  const [, before] = await kept.read();
  console.log(before ? "A rotation is under way: deploy everything, then finish it." : "No rotation is under way.");
}

export const rotateOriginSecret: Command<typeof options> = {
  usage,
  options,
  async run({ outputs: file, stage, api }, [verb]) {
    if (!file) throw new Refusal(`Say --outputs <file>.\n\n${usage}`);
    const outputs = await readOutputs(file, stage);
    const kept = keptAt(outputs.get("Data", "OriginSecretArn"));
    const address = (api ?? outputs.find("Edge", "ApiAddress"))?.replace(/\/+$/, "");
    const where = { stage: outputs.stage, file, api: address };
    if (verb === "start") await start(kept, where);
    else if (verb === "finish") await finish(kept, where);
    else if (verb === "status") await tellStatus(kept);
    else throw new Refusal(`Say start, finish or status.\n\n${usage}`);
    return 0;
  },
};
