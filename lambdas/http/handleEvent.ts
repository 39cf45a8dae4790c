import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { env } from "#lambdas/env.ts";
import { log } from "#lambdas/log.ts";
import type { ProviderEvent } from "#shared/contract/call.ts";
import { bodyText } from "./readBody.ts";
import { fail, succeed } from "./respond.ts";
import { requireOrigin } from "./viewerAddress.ts";

/** What a provider sent: its body byte for byte, as it was signed, and a header by its lower-case name. */
export interface Received {
  readonly body: string;
  header(name: string): string;
}

/** A function that takes a provider's events, and the event that it takes. */
export type EventHandler = ((event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>) & {
  readonly declaration: ProviderEvent;
};

/**
 * Makes a declared event a function: checks that it came through the distribution and hands over the raw
 * body. Whoever runs it checks the signature. Anything but 200 makes the provider send it again.
 */
export function handleEvent(
  declaration: ProviderEvent,
  run: (received: Received) => Promise<void>,
): EventHandler {
  const handler = async (event: APIGatewayProxyEventV2) => {
    const { requestId } = event.requestContext;
    log.resetKeys();
    log.appendKeys({ requestId, call: env.call });
    try {
      requireOrigin(event);
      await run({ body: bodyText(event), header: (name) => event.headers[name] ?? "" });
      return succeed({ Message: "Received" });
    } catch (error) {
      return fail(error, requestId);
    }
  };
  return Object.assign(handler, { declaration });
}
