import { timingSafeEqual } from "node:crypto";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { env } from "#lambdas/env.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { messages } from "#shared/fields.ts";

/** Refuses a request that did not come through the distribution, where the firewall and the headers are. */
export function requireOrigin(event: APIGatewayProxyEventV2): void {
  const given = Buffer.from(event.headers["x-origin-verify"] ?? "");
  const expected = Buffer.from(env.originSecret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new VisibleError("notAllowed", messages.notAllowed);
}

/**
 * The network address of the person: the one that the distribution saw, without its port. One IPv6 household
 * owns a whole /64, so that part alone counts.
 */
export function viewerAddress(event: APIGatewayProxyEventV2): string {
  const seen = event.headers["cloudfront-viewer-address"];
  const address = seen?.replace(/:\d+$/, "").replace(/^\[|\]$/g, "") ?? event.requestContext.http.sourceIp;
  return address.includes(":") ? address.split(":").slice(0, 4).join(":") : address;
}
