import { timingSafeEqual } from "node:crypto";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { env } from "#lambdas/env.ts";
import { VisibleError } from "#lambdas/errors.ts";

const partsOf = (secret: string): Buffer[] =>
  secret
    .split(".")
    .filter((part) => part !== "")
    .map((part) => Buffer.from(part));

const isSame = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other);

/**
 * Refuses a request around the distribution, its firewall and headers. One part in common is enough: a new secret,
 * "new.old", may reach distribution and functions in any order.
 */
export function requireOrigin(event: APIGatewayProxyEventV2): void {
  const known = partsOf(env.originSecret);
  const given = partsOf(event.headers["x-origin-verify"] ?? "");
  if (!given.some((part) => known.some((one) => isSame(one, part)))) throw new VisibleError("NOT_ALLOWED");
}

const groupsOf = (part: string): string[] => (part === "" ? [] : part.split(":"));

/** The first 64 bits of an IPv6 address, with its zeros written out: "::" would bring other bits to the front. */
function networkOf(address: string): string {
  const [head = "", tail] = address.split("::");
  if (tail === undefined) return groupsOf(head).slice(0, 4).join(":");
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}

/**
 * An IPv4 address's /24, an IPv6 one's /48: the smallest networks routed on the internet, so the smallest with
 * addresses for rent by the hundred.
 */
export const networkAround = (address: string): string => {
  const mark = address.includes(":") ? ":" : ".";
  return address.split(mark).slice(0, 3).join(mark);
};

/** As the distribution saw it, without its port. A household owns all of an IPv6 /64. */
export function viewerAddress(event: APIGatewayProxyEventV2): string {
  const seen = event.headers["cloudfront-viewer-address"];
  const address = seen?.replace(/:\d+$/, "").replace(/^\[|\]$/g, "") ?? event.requestContext.http.sourceIp;
  return address.includes(":") ? networkOf(address) : address;
}
