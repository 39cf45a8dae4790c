import type { Call, RequestOf, ResponseOf } from "#shared/contract/call.ts";
import { errorSentences } from "#shared/errors.ts";
import { freshToken, refuseAccount, renewToken } from "#web/session/token.ts";
import { ApiError, hasCode, noAnswer } from "./ApiError.ts";
import { withIdempotencyKey } from "./idempotencyKeys.ts";
import type { Sending } from "./transport.ts";

// The client library is loaded with the first call, so that no first paint waits for it.
async function transport(sending: Sending): Promise<unknown> {
  const { transport: send } = await import("./transport.ts").catch(() => {
    throw noAnswer();
  });
  return send(sending);
}

/** The session ended before there was an answer, and the page that asked is gone. */
class SessionOver extends Error {}

/** Whether the sender was refused, and not the request: it may be sent again as it was. */
function isRefusedSender(error: unknown): boolean {
  const isRestricted = hasCode(error, "ACCOUNT_RESTRICTED");
  if (isRestricted) refuseAccount();
  return isRestricted || hasCode(error, "SIGN_IN");
}

/**
 * Sends with a token. While a covered page waits for its person, the request waits, too, and then goes on as it
 * was. A refused token is renewed once: it may have ended on its way, or been revoked.
 */
async function sendSignedIn(sending: Sending): Promise<unknown> {
  if (!(await freshToken())) throw new SessionOver();
  try {
    return await transport(sending);
  } catch (error) {
    if (!isRefusedSender(error)) throw error;
    if (!(await renewToken())) throw new SessionOver();
    return transport(sending);
  }
}

async function answerTo(call: Call, body: unknown): Promise<unknown> {
  const { method, path, callers, creates } = call;
  const sending = { method, path, anyone: callers === "anyone", headers: {}, body };
  const run = (sent: Sending) => (sent.anyone ? transport(sent) : sendSignedIn(sent));
  if (!creates) return run(sending);
  return withIdempotencyKey(`${method} ${path} ${JSON.stringify(body)}`, (key) =>
    run({ ...sending, headers: { "Idempotency-Key": key } }),
  );
}

/**
 * Makes a call of the contract: the body is checked by type, the answer by its schema. Throws ApiError, whose
 * message can be shown as it is. A call whose session was left never settles.
 */
export async function send<C extends Call>(call: C, body: RequestOf<C>): Promise<ResponseOf<C>> {
  const answer = await answerTo(call, body).catch((error: unknown) => {
    if (!(error instanceof SessionOver)) throw error;
    // Its error would be shown to the next person at this screen.
    return new Promise<never>(() => {});
  });
  const parsed = call.response.safeParse(answer);
  if (!parsed.success) throw new ApiError(502, "UNEXPECTED", errorSentences.UNEXPECTED);
  return parsed.data as ResponseOf<C>;
}
