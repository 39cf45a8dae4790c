import { Agent, type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import type { Readable } from "node:stream";

const agent = new Agent({ keepAlive: true });

const ofConnection = ["connection", "keep-alive", "transfer-encoding", "expect", "upgrade"];

/** The host stays, because it is signed. */
export function withoutConnection(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.includes(name)));
}

interface Forwarded {
  readonly method: string;
  /** As signed, with its query. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer | Readable;
  /** When nobody waits for the answer any more. */
  readonly signal?: AbortSignal;
}

/** The other end closed a kept-alive connection as it was reused. */
const wasStale = (error: NodeJS.ErrnoException, reused: boolean) => reused && error.code === "ECONNRESET";

export function forward(service: string, asked: Forwarded): Promise<IncomingMessage> {
  const { method, target, headers, body, signal } = asked;
  const { hostname, port } = new URL(service);
  const kept = withoutConnection(headers);
  if (Buffer.isBuffer(body) && body.length > 0) kept["content-length"] = body.length;
  // A stream cannot be sent again: its connection must be new.
  const connection = Buffer.isBuffer(body) ? agent : false;
  return new Promise((resolve, reject) => {
    const options = {
      agent: connection,
      hostname,
      port,
      method,
      path: target,
      headers: kept,
      ...(signal ? { signal } : {}),
    };
    const outgoing = request(options, resolve);
    outgoing.once("error", (error) => {
      if (Buffer.isBuffer(body) && wasStale(error, outgoing.reusedSocket)) resolve(forward(service, asked));
      else reject(error);
    });
    if (Buffer.isBuffer(body)) outgoing.end(body);
    else body.once("error", (error) => outgoing.destroy(error)).pipe(outgoing);
  });
}
