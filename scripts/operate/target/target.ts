import { randomUUID } from "node:crypto";
import { userInfo } from "node:os";
import { applyEnvironment } from "#scripts/local/start/environment.ts";
import { Refusal } from "#scripts/operate/command/command.ts";
import { deployedEnvironment } from "./deployedEnvironment.ts";
import { localEnvironment } from "./localEnvironment.ts";

/** The options with which a command is told where to work. */
export const targetOptions = {
  local: { type: "boolean", default: false },
  outputs: { type: "string" },
  stage: { type: "string" },
} as const;

export const targetUsage = `Where it works:
  --local           on the stack that npm start runs here (PORT and DATA_DIR as it was started with)
  --outputs <file>  on a deployment, by the file that "npx cdk deploy --all --outputs-file <file>" wrote
  --stage <stage>   which one, where that file knows more than one
  A deployment is reached with the credentials that the AWS SDK finds: AWS_PROFILE, for example.`;

/** What is to be done, and by whom. */
export interface Operation {
  /** "local", or the deployment's stage. */
  readonly stage: string;
  /** As the audit names who runs the command. */
  readonly by: string;
  /** As the audit names this run. */
  readonly requestId: string;
}

interface Chosen {
  readonly local: boolean;
  readonly outputs?: string | undefined;
  readonly stage?: string | undefined;
}

/**
 * Makes this process work where it is told to. The product's own code does the work and finds its clients'
 * settings in the environment when it is loaded: it is to be imported after this. Throws Refusal.
 */
export async function openTarget({ local, outputs, stage }: Chosen): Promise<Operation> {
  if (local === (outputs !== undefined))
    throw new Refusal(`Say where: --local or --outputs <file>.\n\n${targetUsage}`);
  const environment = outputs ? await deployedEnvironment(outputs, stage) : await localEnvironment();
  applyEnvironment(environment);
  // Commands tell their operator themselves what happens; the functions' log lines are for machines.
  process.env.POWERTOOLS_LOG_LEVEL ??= "CRITICAL";
  const by = `operator:${userInfo().username}`;
  return { stage: environment.STAGE ?? "", by, requestId: `operator-${randomUUID()}` };
}
