import type { IncomingHttpHeaders } from "node:http";
import type { ServedAnswer, ServedRequest } from "#scripts/local/common/serve.ts";
import { type CacheBehavior, configOf, type Origin, type Parts } from "./distributionParts.ts";

/** For rate limits; tests give each person another. */
const localViewer = "x-local-viewer";

interface Forwarding {
  readonly ParametersInCacheKeyAndForwardedToOrigin?: { HeadersConfig: { Headers?: string[] } };
  readonly HeadersConfig?: { readonly HeaderBehavior: string; readonly Headers?: string[] };
}

function forwardedNames(parts: Parts, { CachePolicyId, OriginRequestPolicyId }: CacheBehavior): string[] {
  const cached = CachePolicyId ? configOf<Forwarding>(parts, "CachePolicy", CachePolicyId) : {};
  const requested = OriginRequestPolicyId
    ? configOf<Forwarding>(parts, "OriginRequestPolicy", OriginRequestPolicyId)
    : {};
  const ofCache = cached.ParametersInCacheKeyAndForwardedToOrigin?.HeadersConfig.Headers ?? [];
  return [...ofCache, ...(requested.HeadersConfig?.Headers ?? []), "Cookie"].map((name) => name.toLowerCase());
}

function forwarded(given: IncomingHttpHeaders, names: readonly string[]): Record<string, string> {
  const kept = names.flatMap((name) => {
    const value = given[name];
    return value === undefined ? [] : [[name, String(value)]];
  });
  return { "user-agent": "Amazon CloudFront", ...Object.fromEntries(kept), host: "localhost" };
}

/** With the headers that the policies allow, and the origin's own. */
export function toApi(parts: Parts, behavior: CacheBehavior, { OriginCustomHeaders = [] }: Origin) {
  const names = forwardedNames(parts, behavior);
  const own = Object.fromEntries(
    OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => [HeaderName.toLowerCase(), HeaderValue]),
  );
  return ({ method, url, headers, body, address }: ServedRequest, uri: string): Promise<ServedAnswer> => {
    const viewer = String(headers[localViewer] ?? address);
    const seen = { "cloudfront-viewer-address": `${viewer}:40000` };
    const all = { ...forwarded({ ...headers, ...seen }, names), ...own };
    return parts.api({ method, path: uri, query: url.search.slice(1), headers: all, body, address: viewer });
  };
}
