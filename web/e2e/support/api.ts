import { randomUUID } from "node:crypto";
import { inject } from "vitest";

export type Body = Record<string, unknown>;

export interface Token {
  readonly token: string;
}

const upTo = (most: number) => Math.floor(Math.random() * most);

/** A network address in a network that, most likely, no other call has; of a range for tests. */
const anAddress = () => [198, 18 + upTo(2), upTo(256), 1 + upTo(250)].join(".");

/** Makes a call over HTTP, as the site would; throws unless it succeeds. */
export async function callApi<Answer = Body>(
  method: string,
  path: string,
  body: Body,
  as?: Token,
): Promise<Answer> {
  const answer = await fetch(`${inject("siteOrigin")}/api${path}`, {
    method,
    headers: {
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
      // From an address of its own, so that no limit by address is met.
      "x-local-viewer": anAddress(),
      ...(as && { authorization: `Bearer ${as.token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Signs in over HTTP. */
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
