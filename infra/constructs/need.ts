import { Stack } from "aws-cdk-lib";
import type { Table } from "aws-cdk-lib/aws-dynamodb";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Key } from "aws-cdk-lib/aws-kms";
import type { CfnPlaceIndex } from "aws-cdk-lib/aws-location";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import type { Secret } from "aws-cdk-lib/aws-secretsmanager";
import type { Config } from "#infra/config/config.ts";
import type { Call, Use } from "#shared/contract/call.ts";
import type { Credentials } from "./Credentials.ts";
import type { Mail } from "./Mail.ts";
import type { Secrets } from "./Secrets.ts";
import type { WorkQueue } from "./workQueues.ts";

export interface FunctionResources {
  /** For records, photos, secrets and logs. */
  readonly key: Key;
  readonly table: Table;
  readonly photos: IBucket;
  readonly audit: IBucket;
  readonly exports: IBucket;
  readonly credentials: Credentials;
  readonly places: CfnPlaceIndex;
  readonly secrets: Secrets;
  readonly mail: Mail;
}

export interface Services {
  readonly data: FunctionResources;
  readonly config: Config;
  /** For functions that send work. @default none */
  readonly queues?: readonly WorkQueue[];
  /** Without a slash at the end. */
  readonly siteOrigin: string;
  readonly payOrigin: string;
  readonly backupPayOrigin: string;
}

/** A share of a processor grows with the memory, in megabytes. */
export interface Machine {
  readonly memory: number;
  readonly seconds: number;
}

/** With the environment it needs. */
export interface Grant {
  readonly environment: Readonly<Record<string, string>>;
  readonly statements: readonly PolicyStatement[];
  /** @default those of any call */
  readonly machine?: Machine;
}

/**
 * A declared use, or an addition of the wrapper: "origin" knows the distribution's secret; "call" the site and the rule
 * for second steps; "session" reads the caller's account; "limits" counts it, "ceilings" all callers.
 */
export type Need = Use | "origin" | "call" | "session" | "limits" | "ceilings";

/** Without callers and limits: a provider's event. */
export type Needing = Pick<Call, "uses"> & Partial<Pick<Call, "callers" | "limits">>;

export function needsOf({ uses, callers, limits = [] }: Needing): Need[] {
  const call: Need[] = callers === undefined ? [] : ["call"];
  const session: Need[] = callers === undefined || callers === "anyone" ? [] : ["session"];
  const counted: Need[] = limits.length === 0 ? [] : ["limits"];
  const together: Need[] = limits.some(({ by }) => by.length === 0) ? ["ceilings"] : [];
  return [...uses, "origin", ...call, ...session, ...counted, ...together];
}

export function allow(actions: string[], ...resources: string[]): PolicyStatement {
  return new PolicyStatement({ actions, resources });
}

type KeyUser = "dynamodb" | "s3" | "secretsmanager";

/** Only for a service on the function's behalf. */
export function allowKey(key: Key, service: KeyUser, ...actions: string[]): PolicyStatement {
  const { region } = Stack.of(key);
  return new PolicyStatement({
    actions,
    resources: [key.keyArn],
    conditions: { StringEquals: { "kms:ViaService": `${service}.${region}.amazonaws.com` } },
  });
}

export function nameSecret({ key }: FunctionResources, variable: string, { secretArn }: Secret): Grant {
  return {
    environment: { [variable]: secretArn },
    statements: [allow(["secretsmanager:GetSecretValue"], secretArn), allowKey(key, "secretsmanager", "kms:Decrypt")],
  };
}
