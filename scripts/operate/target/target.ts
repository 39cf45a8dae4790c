import { randomUUID } from "node:crypto";
import { userInfo } from "node:os";
import type { Actor } from "#lambdas/records/accounts/audit/audit.ts";
import { applyEnvironment } from "#scripts/local/start/environment.ts";
import { Refusal } from "#scripts/operate/command/command.ts";
import { deployedEnvironment } from "./deployedEnvironment.ts";
import { localEnvironment } from "./localEnvironment.ts";

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

export interface Operation {
  /** "local", or the deployment's stage. */
  readonly stage: string;
  readonly by: string;
  readonly requestId: string;
}

export const actorOf = ({ by, requestId }: Operation): Actor => ({ accountId: by, role: "ENGINEER", requestId });

export interface TargetOptions {
  readonly local: boolean;
  readonly outputs?: string | undefined;
  readonly stage?: string | undefined;
}

/** Sets this process's environment. The product's code reads it when it loads: import it after this. Throws Refusal. */
export async function openTarget({ local, outputs, stage }: TargetOptions): Promise<Operation> {
  if (local === (outputs !== undefined)) throw new Refusal(`Say where: --local or --outputs <file>.\n\n${targetUsage}`);
  const environment = outputs ? await deployedEnvironment(outputs, stage) : await localEnvironment();
  applyEnvironment(environment);
  // The functions' log lines are for machines.
  process.env.POWERTOOLS_LOG_LEVEL ??= "CRITICAL";
  const by = `operator:${userInfo().username}`;
  return { stage: environment.STAGE ?? "", by, requestId: `operator-${randomUUID()}` };
}
