export interface Site {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly api?: string | undefined;
  /** Whether the deployment refuses deletion, if it keeps data and told so. */
  readonly protection?: string | undefined;
}

export class Wrong extends Error {}

/** Returns an observation, or undefined where it cannot be checked. Throws Wrong. */
export interface Check<Subject = Site> {
  readonly name: string;
  readonly run: (subject: Subject) => Promise<string | undefined>;
}

export function need(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Wrong(otherwise);
}

export interface SiteResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Undefined for any other body. */
  readonly json: unknown;
}

const patience = 15_000;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Without following redirects. Throws Wrong when nothing answers. */
export async function ask(url: string, init: RequestInit = {}): Promise<SiteResponse> {
  try {
    const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(patience), ...init });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parse(text) };
  } catch (error) {
    const { cause, message } = error as Error & { cause?: Error };
    throw new Wrong(`${url} does not answer: ${cause?.message || message}`);
  }
}

export const post = (url: string, body: unknown, type = "application/json"): Promise<SiteResponse> =>
  ask(url, {
    method: "POST",
    headers: { "content-type": type },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

export function needStatus({ status }: SiteResponse, ...wanted: readonly number[]): void {
  need(wanted.includes(status), `answers ${status}, not ${wanted.join(" or ")}`);
}

/** Returns the header's value. Throws Wrong. */
export function needHeader({ headers }: SiteResponse, name: string, wanted: RegExp): string {
  const value = headers.get(name);
  need(value !== null && wanted.test(value), `${name} is ${value === null ? "missing" : `"${value}"`}`);
  return value;
}

/** Throws Wrong unless it is `{ Message, Code, RequestId }`, or `{ message }` from the gateway. */
export function needRefusal(seen: SiteResponse, ...statuses: readonly number[]): string {
  needStatus(seen, ...statuses);
  const { Message, Code, message } = (seen.json ?? {}) as Partial<Record<string, unknown>>;
  const said = Message ?? message;
  need(typeof said === "string", "is no JSON with a message");
  need(Message === undefined || typeof Code === "string", "has a message without a code");
  return `${seen.status} "${said}"`;
}
