import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { DataStack } from "#infra/dataStack.ts";
import type { Use } from "#shared/contract/call.ts";

/** What functions reach, and the addresses that they are told. */
export interface Services {
  readonly data: DataStack;
  readonly mailFrom: string;
  /** Origins without a slash at the end. */
  readonly siteOrigin: string;
  readonly payOrigin: string;
}

/** A permission together with what a function must know to use it. */
export interface Grant {
  readonly environment: Readonly<Record<string, string>>;
  readonly statements: readonly PolicyStatement[];
}

/**
 * What a function needs beside its declared uses: "session" reads the caller's account, "limits" counts
 * the call.
 */
export type Need = Use | "session" | "limits";

/** A statement that allows these actions on these resources, named by their ARNs. */
export function allow(actions: string[], ...resources: string[]): PolicyStatement {
  return new PolicyStatement({ actions, resources });
}
