const answers = new Map<string, Promise<Response>>();

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

/** Makes a call before the program is there, which takes the answer instead of asking again. */
export async function askEarly(call: EarlyCall): Promise<Response> {
  const { path, body, token } = call;
  const key = keyOf(call);
  const answer = fetch(`/api${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(longest),
  });
  answers.set(key, answer);
  setTimeout(() => answers.delete(key), longest);
  return (await answer).clone();
}

/**
 * Once. Undefined where nothing was asked, or no answer came. A call that was not asked may end the session that an
 * early answer tells of, as a new password does.
 */
export async function takeEarly(call: EarlyCall): Promise<Response | undefined> {
  const key = keyOf(call);
  const answer = answers.get(key);
  const isOver = (early: string) => early === key || (!answer && early.startsWith(anyone));
  for (const early of [...answers.keys()].filter(isOver)) answers.delete(early);
  return answer?.catch(() => undefined);
}
