import { createServer } from "node:http";
import { listen, type Running, send } from "#scripts/local/common/serve.ts";
import { Gateway, type GatewayOptions } from "./Gateway.ts";

/**
 * The one address of all AWS services. A request's access key names the function; the service's own format refuses what
 * its role does not allow, and any unknown operation.
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
  // Longer than clients keep a connection: none reuses a closing one.
  server.keepAliveTimeout = 60_000;
  return listen(server, port, "AWS gateway");
}
