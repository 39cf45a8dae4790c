import type { Call, RequestOf, ResponseOf } from "#shared/contract/call.ts";
import { errorSentences } from "#shared/errors.ts";
import { ApiError, errorOfAnswer, type HttpAnswer, hasCode, noAnswer } from "./ApiError.ts";
import { currentToken, departuresSoFar, freshToken, renewToken, reportRestrictedAccount } from "./accessToken.ts";
import { takeEarly } from "./earlyAnswers.ts";
import { withIdempotencyKey } from "./idempotencyKeys.ts";
import type { TransportRequest } from "./transport.ts";

function readAnswer(answer: HttpAnswer): unknown {
  if (answer.statusCode >= 300) throw errorOfAnswer(answer);
  try {
    return JSON.parse(answer.body ?? "");
  } catch {
    // Another's page, as of a hotel's network.
    throw noAnswer();
  }
}

// Loaded with the first call not asked early: no first paint waits for it.
async function transport(request: TransportRequest): Promise<unknown> {
  const { path, anyone, body } = request;
  const early = await takeEarly({ path, body, token: anyone ? undefined : currentToken() });
  if (early) return readAnswer(early);
  const { transport: send } = await import("./transport.ts").catch(() => {
    throw noAnswer();
  });
  return send(request);
}

/** Before the answer; its page is gone. */
class SessionOver extends Error {}

/** Refused for its sender: may be repeated unchanged. */
function isRefusedSender(error: unknown): boolean {
  const isRestricted = hasCode(error, "ACCOUNT_RESTRICTED");
  if (isRestricted) reportRestrictedAccount();
  return isRestricted || hasCode(error, "SIGN_IN");
}

/**
 * On a locked page the request waits for the account's next sign-in. A refused token, expired or revoked, is renewed
 * once.
 */
async function sendSignedIn(request: TransportRequest): Promise<unknown> {
  if (!(await freshToken())) throw new SessionOver();
  try {
    return await transport(request);
  } catch (error) {
    if (!isRefusedSender(error)) throw error;
    if (!(await renewToken())) throw new SessionOver();
    return transport(request);
  }
}

async function answerTo(call: Call, body: unknown): Promise<unknown> {
  const { method, path, callers, creates } = call;
  const request = { method, path, anyone: callers === "anyone", headers: {}, body };
  const run = (sent: TransportRequest) => (sent.anyone ? transport(sent) : sendSignedIn(sent));
  if (!creates) return run(request);
  return withIdempotencyKey(`${method} ${path} ${JSON.stringify(body)}`, (key) =>
    run({ ...request, headers: { "Idempotency-Key": key } }),
  );
}

/** The next account would see the answer. */
const never = () => new Promise<never>(() => {});

/** Throws ApiError, whose message can be shown. Never settles once the session was left. */
export async function send<C extends Call>(call: C, body: RequestOf<C>): Promise<ResponseOf<C>> {
  const before = departuresSoFar();
  const isLeft = () => call.callers !== "anyone" && departuresSoFar() !== before;
  const answer = await answerTo(call, body).catch((error: unknown) => {
    if (error instanceof SessionOver || isLeft()) return never();
    throw error;
  });
  if (isLeft()) return never();
  const parsed = call.response.safeParse(answer);
  if (!parsed.success) throw new ApiError(502, "UNEXPECTED", errorSentences.UNEXPECTED);
  return parsed.data as ResponseOf<C>;
}
