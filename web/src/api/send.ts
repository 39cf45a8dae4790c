import type { Call, RequestOf, ResponseOf } from "#shared/contract/call.ts";
import { messages } from "#shared/fields.ts";
import { renewToken } from "#web/session/token.ts";
import { ApiError, noConnection } from "./ApiError.ts";
import { withIdempotencyKey } from "./idempotencyKeys.ts";
import type { Sending } from "./transport.ts";

// The client library is loaded with the first call, so that no first paint waits for it.
async function transport(sending: Sending): Promise<unknown> {
  const { transport: run } = await import("./transport.ts").catch(() => {
    throw new ApiError(0, noConnection);
  });
  return run(sending);
}

/** Renews the token once when it was refused, for one that ended on its way or was revoked meanwhile. */
async function withRenewal(sending: Sending): Promise<unknown> {
  try {
    return await transport(sending);
  } catch (error) {
    const refused = error instanceof ApiError && error.status === 401 && !sending.anyone;
    if (!refused || !(await renewToken())) throw error;
    return transport(sending);
  }
}

/**
 * Makes a call of the contract: the body is checked by type, the answer by its schema. Throws ApiError, whose
 * message can be shown as it is.
 */
export async function send<C extends Call>(call: C, body: RequestOf<C>): Promise<ResponseOf<C>> {
  const { method, path, callers } = call;
  const sending = { method, path, anyone: callers === "anyone", headers: {}, body };
  const answer = call.creates
    ? await withIdempotencyKey(`${method} ${path} ${JSON.stringify(body)}`, (key) =>
        withRenewal({ ...sending, headers: { "Idempotency-Key": key } }),
      )
    : await withRenewal(sending);
  const parsed = call.response.safeParse(answer);
  if (!parsed.success) throw new ApiError(502, messages.unexpected);
  return parsed.data as ResponseOf<C>;
}
