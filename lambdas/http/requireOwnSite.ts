import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { env } from "#lambdas/env.ts";
import { VisibleError } from "#lambdas/errors.ts";

/**
 * Refuses a request that a page of another site made: the browser would send its cookie along. A browser tells where
 * a request comes from, older ones by Origin alone; a program tells neither.
 */
export function requireOwnSite({ headers }: APIGatewayProxyEventV2): void {
  const { origin, "sec-fetch-site": from } = headers;
  const isOwn =
    from === undefined ? origin === undefined || origin === env.siteOrigin : from === "same-origin";
  if (!isOwn) throw new VisibleError("NOT_ALLOWED");
}
