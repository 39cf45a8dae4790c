import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
} from "node:http";
import type { Readable } from "node:stream";

const agent = new Agent({ keepAlive: true });

/** Headers of one connection, not of what is asked for. */
const ofConnection = ["connection", "keep-alive", "transfer-encoding", "expect", "upgrade"];

/** Headers without those of the connection; the host stays, because it is signed. */
export function withoutConnection(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.includes(name)));
}

interface Forwarded {
  readonly method: string;
  /** The path and query exactly as they were signed. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  /** A body that was read, or one that is passed on as it comes. */
  readonly body: Buffer | Readable;
}

/** Whether a kept connection was closed by its other end just when it was used again. */
const wasStale = (error: NodeJS.ErrnoException, reused: boolean) => reused && error.code === "ECONNRESET";

/** Asks a service; resolves when its answer begins. */
export function forward(service: string, asked: Forwarded): Promise<IncomingMessage> {
  const { method, target, headers, body } = asked;
  const { hostname, port } = new URL(service);
  const kept = withoutConnection(headers);
  if (Buffer.isBuffer(body) && body.length > 0) kept["content-length"] = body.length;
  // What is passed on as it comes cannot be sent again, so it gets a connection that nobody closes just now.
  const connection = Buffer.isBuffer(body) ? agent : false;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { agent: connection, hostname, port, method, path: target, headers: kept },
      resolve,
    );
    outgoing.once("error", (error) => {
      if (Buffer.isBuffer(body) && wasStale(error, outgoing.reusedSocket)) resolve(forward(service, asked));
      else reject(error);
    });
    if (Buffer.isBuffer(body)) outgoing.end(body);
    else body.once("error", (error) => outgoing.destroy(error)).pipe(outgoing);
  });
}
