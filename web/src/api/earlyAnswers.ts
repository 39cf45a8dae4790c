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

// As long as a call may take: what a page has not taken by then it will not.
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

/** Makes a call before the program is there, which takes the answer instead of asking again. */
export function askEarly(call: EarlyCall): Promise<HttpAnswer> {
  const key = keyOf(call);
  const answer = post(call);
  answers.set(key, answer);
  setTimeout(() => answers.delete(key), longest);
  return answer;
}

/**
 * Once. Undefined where nothing was asked, or no whole answer came. A call that was not asked may end the session that an
 * early answer tells of, as a new password does.
 */
export async function takeEarly(call: EarlyCall): Promise<HttpAnswer | undefined> {
  const key = keyOf(call);
  const answer = answers.get(key);
  const isOver = (early: string) => early === key || (!answer && early.startsWith(anyone));
  for (const early of [...answers.keys()].filter(isOver)) answers.delete(early);
  return answer?.catch(() => undefined);
}
