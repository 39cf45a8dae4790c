import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { env } from "#lambdas/env.ts";
import { VisibleError } from "#lambdas/errors.ts";

/**
 * All are HttpOnly and SameSite, over TLS only (browsers treat localhost as such); the __Host- prefix keeps other hosts
 * from setting them.
 */
export class Cookies {
  private readonly given: ReadonlyMap<string, string>;
  /** Set-Cookie lines of the answer. */
  readonly toSet: string[] = [];

  constructor(lines: string[] = []) {
    this.given = new Map(
      lines.map((line) => {
        const [name = "", ...value] = line.split("=");
        return [name.trim(), value.join("=")];
      }),
    );
  }

  get(name: string): string | undefined {
    return this.given.get(`__Host-${name}`) || undefined;
  }

  /** Without `seconds`, until the browser closes. */
  set(name: string, value: string, seconds?: number): void {
    const age = seconds === undefined ? "" : `; Max-Age=${seconds}`;
    this.toSet.push(`__Host-${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Strict${age}`);
  }

  clear(name: string): void {
    this.set(name, "", 0);
  }
}

/**
 * Refuses a request from another site's page: it has the browser's cookie. Older browsers send Origin alone;
 * programs neither header.
 */
export function requireOwnSite({ headers }: APIGatewayProxyEventV2): void {
  const { origin, "sec-fetch-site": from } = headers;
  const isOwn = from === undefined ? origin === undefined || origin === env.siteOrigin : from === "same-origin";
  if (!isOwn) throw new VisibleError("NOT_ALLOWED");
}
