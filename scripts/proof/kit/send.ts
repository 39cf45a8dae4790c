import { randomInt } from "node:crypto";
import { inject } from "vitest";
import type { TestAccount } from "#lambdas/testing/builders/people.ts";
import type { Call, ProviderEvent } from "#shared/contract/call.ts";

export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly milliseconds: number;
}

interface SendOptions {
  /** Text is sent unchanged. */
  readonly body: unknown;
  readonly by?: TestAccount | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

const anAddress = (): string => [10, randomInt(256), randomInt(256), randomInt(1, 255)].join(".");

/** As a browser, from its own network address. */
export async function send(
  { method, path }: Pick<Call | ProviderEvent, "method" | "path">,
  { body, by, headers }: SendOptions,
): Promise<Answered> {
  const started = performance.now();
  const answer = await fetch(`${inject("siteOrigin")}/api${path}`, {
    method,
    headers: {
      "content-type": "application/json",
      "x-local-viewer": anAddress(),
      ...(by ? { authorization: `Bearer ${by.jwt}` } : {}),
      ...headers,
    },
    ...(method === "GET" ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text(), milliseconds: performance.now() - started };
}
