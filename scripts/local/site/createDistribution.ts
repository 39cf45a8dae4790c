import { runInNewContext } from "node:vm";
import type { Respond, ServedAnswer, ServedRequest } from "#scripts/local/common/serve.ts";
import { ofType, type Resource } from "#scripts/local/template/assembly.ts";
import { localName } from "#scripts/local/template/localNames.ts";
import { patternOf } from "./deployedFiles.ts";
import { type CacheBehavior, configOf, type Origin, type Parts } from "./distributionParts.ts";
import { fileAnswers } from "./fileAnswers.ts";
import { toApi } from "./forwardToApi.ts";
import { responseHeaders } from "./responseHeaders.ts";

interface ViewerRequest {
  readonly method: string;
  uri: string;
  readonly cookies?: Readonly<Record<string, { readonly value: string }>>;
}

/** As CloudFront's functions see them. */
function viewerCookies(header = ""): NonNullable<ViewerRequest["cookies"]> {
  const pairs = header.split(/;\s*/).filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return [name, { value: value.join("=") }];
    }),
  );
}

type ViewerFunction = (request: ViewerRequest, address: string) => ViewerRequest;

function viewerFunction(code: string): ViewerFunction {
  const handler = runInNewContext(`${code}\nhandler`, {}) as (event: unknown) => ViewerRequest;
  return (request, address) =>
    handler({
      version: "1.0",
      context: { eventType: "viewer-request" },
      viewer: { ip: address },
      request: { cookies: {}, ...request, querystring: {}, headers: {} },
    });
}

interface Behavior {
  readonly pattern: RegExp;
  readonly viewer: ViewerFunction;
  readonly headers: Readonly<Record<string, string>>;
  readonly answer: (received: ServedRequest, uri: string) => Promise<ServedAnswer>;
}

function bucketOf(stack: string, domainName: unknown): string {
  const [id] = (domainName as { "Fn::GetAtt"?: [string, string] })["Fn::GetAtt"] ?? [];
  if (!id) throw new Error(`${stack}: an S3 origin that is no bucket of its stack`);
  return localName({ stack, id });
}

function readBehavior(parts: Parts, { stack }: Resource, origins: readonly Origin[], raw: object): Behavior {
  const behavior = parts.resolve(stack, raw) as CacheBehavior;
  const { PathPattern = "*", TargetOriginId, Compress = false } = behavior;
  const { ResponseHeadersPolicyId, FunctionAssociations = [] } = behavior;
  const origin = origins.find(({ Id }) => Id === TargetOriginId);
  if (!origin) throw new Error(`${stack}: no origin ${TargetOriginId}`);
  const [association] = FunctionAssociations;
  const viewer = association
    ? viewerFunction(configOf(parts, "Function", association.FunctionARN))
    : (request: Parameters<ViewerFunction>[0]) => request;
  const headers = ResponseHeadersPolicyId
    ? responseHeaders(configOf(parts, "ResponseHeadersPolicy", ResponseHeadersPolicyId))
    : {};
  const answer = origin.S3OriginConfig
    ? fileAnswers(parts.files.get(bucketOf(stack, origin.DomainName)), Compress)
    : toApi(parts, behavior, parts.resolve(stack, { ...origin, DomainName: "" }) as Origin);
  const pattern = patternOf(PathPattern);
  return { pattern, viewer, headers, answer };
}

interface DistributionConfig {
  readonly Aliases?: readonly string[];
  readonly DefaultRootObject?: string;
  readonly Origins: readonly Origin[];
  readonly DefaultCacheBehavior: object;
  readonly CacheBehaviors?: readonly object[];
}

export function createDistribution(name: string, parts: Parts): Respond {
  const config = (resource: Resource) => resource.properties.DistributionConfig as DistributionConfig;
  const resource = ofType(parts.assembly, "AWS::CloudFront::Distribution").find((one) =>
    config(one).Aliases?.includes(name),
  );
  if (!resource) throw new Error(`The template has no distribution for ${name}`);
  const { Origins, DefaultCacheBehavior, CacheBehaviors = [], DefaultRootObject } = config(resource);
  const behaviors = [...CacheBehaviors, DefaultCacheBehavior].map((raw) => readBehavior(parts, resource, Origins, raw));
  return async (received) => {
    const path = received.target.split("?")[0] ?? "/";
    const behavior = behaviors.find(({ pattern }) => pattern.test(path));
    if (!behavior) return { status: 404 };
    const asked = path === "/" && DefaultRootObject ? `/${DefaultRootObject}` : path;
    const cookies = viewerCookies(received.headers.cookie);
    const { uri } = behavior.viewer({ method: received.method, uri: asked, cookies }, received.address);
    const answer = await behavior.answer(received, uri);
    return { ...answer, headers: { ...answer.headers, ...behavior.headers } };
  };
}
