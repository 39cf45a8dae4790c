import { type Assembly, ofType } from "#scripts/local/template/assembly.ts";
import type { Resolve } from "#scripts/local/template/createResolver.ts";
import { keyOf } from "#scripts/local/template/localNames.ts";
import type { Api } from "./createApi.ts";
import type { DeployedFiles } from "./deployedFiles.ts";

export interface Parts {
  readonly assembly: Assembly;
  readonly resolve: Resolve;
  readonly api: Api;
  readonly files: ReadonlyMap<string, DeployedFiles>;
}

export interface Origin {
  readonly Id: string;
  readonly DomainName: unknown;
  readonly S3OriginConfig?: object;
  readonly OriginCustomHeaders?: readonly { HeaderName: string; HeaderValue: string }[];
}

export interface CacheBehavior {
  readonly PathPattern?: string;
  readonly TargetOriginId: string;
  readonly Compress?: boolean;
  readonly CachePolicyId?: string;
  readonly OriginRequestPolicyId?: string;
  readonly ResponseHeadersPolicyId?: string;
  readonly FunctionAssociations?: readonly { EventType: string; FunctionARN: string }[];
}

type Kind = "Function" | "CachePolicy" | "OriginRequestPolicy" | "ResponseHeadersPolicy";

/** A function's code, or a policy's configuration. */
export function configOf<Value>({ assembly, resolve }: Parts, kind: Kind, key: string): Value {
  const resource = ofType(assembly, `AWS::CloudFront::${kind}`).find((one) => keyOf(one) === key);
  if (!resource) throw new Error(`The template has no ${kind} ${key}`);
  const name = kind === "Function" ? "FunctionCode" : `${kind}Config`;
  return resolve(resource.stack, resource.properties[name]) as Value;
}
