import { deadlineOf, type Waiting } from "./deadline.ts";

interface Requests {
  handle(request: unknown, options?: object): Promise<unknown>;
}

/** The client gives up when its function has to answer. */
export function inTime<Client extends { readonly config: object }>(
  client: Client,
  waiting: Waiting = "services",
): Client {
  const { requestHandler } = client.config as { requestHandler: Requests };
  const handle = requestHandler.handle.bind(requestHandler);
  requestHandler.handle = (request, options) => {
    const abortSignal = deadlineOf(waiting);
    return handle(request, abortSignal ? { ...options, abortSignal } : options);
  };
  return client;
}
