import { createServer } from "node:http";
import { listen, type Running, send } from "#scripts/local/common/serve.ts";
import { Gateway, type GatewayOptions } from "./Gateway.ts";

/**
 * Starts the one address through which functions reach every AWS service. The access key of a request's
 * signature says which function asks; what its role in the template does not allow is refused as the service
 * would refuse it, and everything is counted. An operation that is not known is refused, never let through.
 */
export function startGateway({ port, ...options }: GatewayOptions & { port: number }): Promise<Running> {
  const gateway = new Gateway(options);
  const server = createServer((request, response) => {
    gateway.answer(request, response).catch((error: unknown) => {
      // The caller lost patience, or its connection: nobody waits for an answer.
      if (response.closed || response.destroyed) return;
      options.log(`${request.method} ${request.url}: ${String(error)}`);
      if (response.headersSent) response.destroy();
      else send(response, request.method ?? "GET", { status: 502 });
    });
  });
  // Longer than clients keep a connection: none meets one that is being closed.
  server.keepAliveTimeout = 60_000;
  return listen(server, port, "AWS gateway");
}
