import { randomUUID } from "node:crypto";
import { inject } from "vitest";

export type Body = Record<string, unknown>;

export interface Token {
  readonly token: string;
}

const upTo = (most: number) => Math.floor(Math.random() * most);

/** In a range for tests, and likely a network of its own. */
const anAddress = () => [198, 18 + upTo(2), upTo(256), 1 + upTo(250)].join(".");

/** Throws unless the call succeeds. */
export async function callApi<Answer = Body>(method: string, path: string, body: Body, as?: Token): Promise<Answer> {
  const answer = await fetch(`${inject("siteOrigin")}/api${path}`, {
    method,
    headers: {
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
      // So that no limit by address is met.
      "x-local-viewer": anAddress(),
      ...(as && { authorization: `Bearer ${as.token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

export async function logIn({
  Email,
  Password,
}: {
  Email: string;
  Password: string;
}): Promise<Token & { readonly id: string }> {
  const { Account, JWT } = await callApi<{ Account: { ID: string }; JWT: string }>("POST", "/account/login", {
    Email,
    Password,
  });
  return { id: Account.ID, token: JWT };
}
