import { Duration } from "aws-cdk-lib";
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheHeaderBehavior,
  CachePolicy,
  FunctionEventType,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import type { Construct } from "constructs";
import { apiHeaders } from "./securityHeaders.ts";
import { viewerFunction, withoutApiPrefix } from "./viewerFunctions.ts";

/**
 * CloudFront forwards Authorization only as part of a cache key, which needs a lifetime above zero. Nothing
 * is cached: every answer says no-store.
 */
function neverCached(scope: Construct): CachePolicy {
  return new CachePolicy(scope, "ApiCache", {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.seconds(1),
    headerBehavior: CacheHeaderBehavior.allowList("Authorization"),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });
}

/** Without Host: the API answers only to its own host name. */
function forwarded(scope: Construct): OriginRequestPolicy {
  return new OriginRequestPolicy(scope, "ApiRequest", {
    headerBehavior: OriginRequestHeaderBehavior.allowList(
      "Accept",
      "Content-Type",
      "Idempotency-Key",
      "Origin",
      "Sec-Fetch-Site",
      "User-Agent",
      "Stripe-Signature",
      "CloudFront-Viewer-Address",
    ),
    cookieBehavior: OriginRequestCookieBehavior.all(),
    queryStringBehavior: OriginRequestQueryStringBehavior.all(),
  });
}

/** @param originSecret sent with every request, as proof of the distribution */
export function apiBehavior(scope: Construct, domainName: string, originSecret: string): BehaviorOptions {
  return {
    origin: new HttpOrigin(domainName, { customHeaders: { "x-origin-verify": originSecret } }),
    allowedMethods: AllowedMethods.ALLOW_ALL,
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    cachePolicy: neverCached(scope),
    originRequestPolicy: forwarded(scope),
    responseHeadersPolicy: apiHeaders(scope, "ApiHeaders"),
    functionAssociations: [
      {
        eventType: FunctionEventType.VIEWER_REQUEST,
        function: viewerFunction(scope, "ApiPath", withoutApiPrefix, "Takes /api off the path"),
      },
    ],
  };
}
