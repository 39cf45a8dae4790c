import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { StartError } from "./StartError.ts";

export interface Running {
  readonly port: number;
  readonly url: string;
  stop(): Promise<void>;
}

export interface ServedRequest {
  readonly method: string;
  readonly url: URL;
  /** As sent, with its query. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly address: string;
}

export interface ServedAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Buffer;
}

export type Respond = (received: ServedRequest) => ServedAnswer | Promise<ServedAnswer>;

class TooLarge extends Error {}

/** Faster than the stream's iterator. Throws TooLarge. */
export function bodyOf(message: IncomingMessage, largest: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    message.on("data", (chunk: Buffer) => {
      size += chunk.length;
      // Read to its end and dropped; only then does the client read the answer.
      if (size <= largest) chunks.push(chunk);
    });
    message.once("end", () => (size > largest ? reject(new TooLarge()) : resolve(Buffer.concat(chunks))));
    message.once("error", reject);
  });
}

async function receive(request: IncomingMessage, largest: number): Promise<ServedRequest> {
  const target = request.url ?? "/";
  return {
    method: request.method ?? "GET",
    url: new URL(target.replace(/^\/+/, "/"), "http://localhost"),
    target,
    headers: request.headers,
    body: await bodyOf(request, largest),
    address: request.socket.remoteAddress ?? "127.0.0.1",
  };
}

export function send(
  response: ServerResponse,
  method: string,
  { status = 200, headers = {}, body = "" }: ServedAnswer,
) {
  // The length of a 304 would be the unsent body's.
  const length = status === 304 ? {} : { "content-length": Buffer.byteLength(body) };
  response.writeHead(status, { ...length, ...headers });
  response.end(method === "HEAD" ? undefined : body);
}

export const json = (value: unknown, status = 200, headers: Record<string, string> = {}): ServedAnswer => ({
  status,
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify(value),
});

interface Options {
  readonly port: number;
  readonly name: string;
  readonly largest?: number;
  /** @default 413 */
  readonly tooLarge?: () => ServedAnswer;
}

function portTaken(port: number, name: string): StartError {
  return new StartError(
    `Port ${port} (${name}) is already in use.`,
    "Stop what listens there, or choose other ports: PORT=9000 npm start (the ports after it are used as well).",
  );
}

export const stopServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** On 127.0.0.1 only; port 0 takes any free one. `name` is for messages. */
export async function listen(server: Server, port: number, name: string): Promise<Running> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? portTaken(port, name) : error),
    );
    server.listen(port, "127.0.0.1", resolve);
  });
  const bound = (server.address() as AddressInfo).port;
  return { port: bound, url: `http://127.0.0.1:${bound}`, stop: () => stopServer(server) };
}

export async function serve(
  { port, name, largest = 32 * 1024 * 1024, tooLarge = () => json({ message: "Too Large" }, 413) }: Options,
  respond: Respond,
): Promise<Running> {
  const server = createServer(async (request, response) => {
    const method = request.method ?? "GET";
    try {
      send(response, method, await respond(await receive(request, largest)));
    } catch (error) {
      if (response.headersSent) response.destroy();
      else if (error instanceof TooLarge) send(response, method, tooLarge());
      else {
        console.error(`${name}: ${method} ${request.url}`, error);
        send(response, method, json({ message: "Internal Server Error" }, 500));
      }
    }
  });
  return listen(server, port, name);
}
