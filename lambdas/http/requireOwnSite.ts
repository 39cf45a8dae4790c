import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { env } from "#lambdas/env.ts";
import { VisibleError } from "#lambdas/errors.ts";

/**
 * Refuses a request from a page of another site, with the browser's cookie. Older browsers send Origin alone;
 * programs neither header.
 */
export function requireOwnSite({ headers }: APIGatewayProxyEventV2): void {
  const { origin, "sec-fetch-site": from } = headers;
  const isOwn =
    from === undefined ? origin === undefined || origin === env.siteOrigin : from === "same-origin";
  if (!isOwn) throw new VisibleError("NOT_ALLOWED");
}
