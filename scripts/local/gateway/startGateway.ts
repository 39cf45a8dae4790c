import { createServer } from "node:http";
import { listen, type Running, send } from "#scripts/local/common/serve.ts";
import { Gateway, type GatewayOptions } from "./Gateway.ts";

/**
 * The single address of all AWS services for functions. A request's access key names the function; requests
 * its role does not allow are refused in the service's own format. An unknown operation is always refused.
 */
export function startGateway({ port, ...options }: GatewayOptions & { port: number }): Promise<Running> {
  const gateway = new Gateway(options);
  const server = createServer((request, response) => {
    gateway.answer(request, response).catch((error: unknown) => {
      if (response.closed || response.destroyed) return;
      options.log(`${request.method} ${request.url}: ${String(error)}`);
      if (response.headersSent) response.destroy();
      else send(response, request.method ?? "GET", { status: 502 });
    });
  });
  // Longer than clients keep a connection, so that none reuses a closing one.
  server.keepAliveTimeout = 60_000;
  return listen(server, port, "AWS gateway");
}
