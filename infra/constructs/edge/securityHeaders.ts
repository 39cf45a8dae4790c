import { Duration } from "aws-cdk-lib";
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseCustomHeader,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from "aws-cdk-lib/aws-cloudfront";
import type { Construct } from "constructs";
import { dataPolicy, paymentPolicy, type SiteSources, sitePolicy } from "./contentSecurityPolicy.ts";

const always = { override: true } as const;

function security(contentSecurityPolicy: string): ResponseSecurityHeadersBehavior {
  return {
    contentSecurityPolicy: { contentSecurityPolicy, ...always },
    contentTypeOptions: always,
    referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, ...always },
    strictTransportSecurity: { accessControlMaxAge: Duration.days(730), includeSubdomains: true, ...always },
  };
}

const header = (name: string, value: string): ResponseCustomHeader => ({ header: name, value, ...always });

const nothingElse = "geolocation=(), microphone=(), payment=(), usb=()";

// The payment frame watches the provider's pop-up; "same-origin" would cut it off.
const openerPolicy = header("cross-origin-opener-policy", "same-origin-allow-popups");

export function siteHeaders(scope: Construct, id: string, sources: SiteSources): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      ...security(sitePolicy(sources)),
      frameOptions: { frameOption: HeadersFrameOption.DENY, ...always },
    },
    customHeadersBehavior: {
      customHeaders: [openerPolicy, header("permissions-policy", `camera=(self), ${nothingElse}`)],
    },
  });
}

/** Without opener policy: the provider's pop-up returns here and would be cut off from the frame. */
export function paymentHeaders(scope: Construct, id: string, siteOrigin: string): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: security(paymentPolicy(siteOrigin)),
    customHeadersBehavior: { customHeaders: [header("permissions-policy", `camera=(), ${nothingElse}`)] },
  });
}

export function apiHeaders(scope: Construct, id: string): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, id, { securityHeadersBehavior: security(dataPolicy) });
}
