import type { HttpAnswer } from "./ApiError.ts";

const answers = new Map<string, Promise<HttpAnswer>>();

interface EarlyCall {
  readonly path: string;
  readonly body: unknown;
  /** Undefined for a call of anyone. */
  readonly token: string | undefined;
}

const anyone = "anyone";

const keyOf = ({ path, body, token = anyone }: EarlyCall): string => `${token} ${path} ${JSON.stringify(body)}`;

// Milliseconds, a call's longest time: an answer not taken by then never is.
const longest = 30_000;

async function post({ path, body, token }: EarlyCall): Promise<HttpAnswer> {
  const answer = await fetch(`/api${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(longest),
  });
  return { statusCode: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
}

/** Takes the place of the program's own call, which comes later. */
export function askEarly(call: EarlyCall): Promise<HttpAnswer> {
  const key = keyOf(call);
  const answer = post(call);
  answers.set(key, answer);
  setTimeout(() => answers.delete(key), longest);
  return answer;
}

/**
 * Once; undefined where nothing was asked or no whole answer came. A call not asked early may end the session told by
 * an early answer, as a new password does.
 */
export async function takeEarly(call: EarlyCall): Promise<HttpAnswer | undefined> {
  const key = keyOf(call);
  const answer = answers.get(key);
  const isOver = (early: string) => early === key || (!answer && early.startsWith(anyone));
  for (const early of [...answers.keys()].filter(isOver)) answers.delete(early);
  return answer?.catch(() => undefined);
}
