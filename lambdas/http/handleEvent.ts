import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { type InvocationContext, withinTime } from "#lambdas/deadline.ts";
import { env } from "#lambdas/env.ts";
import { log } from "#lambdas/log.ts";
import type { ProviderEvent } from "#shared/contract/call.ts";
import { bodyText } from "./readBody.ts";
import { fail, succeed } from "./respond.ts";
import { requireOrigin } from "./viewerAddress.ts";

/** The body byte for byte, as it was signed; headers by lower-case names. */
export interface ProviderRequest {
  readonly body: string;
  header(name: string): string;
}

export type EventHandler = ((
  event: APIGatewayProxyEventV2,
  context?: InvocationContext,
) => Promise<APIGatewayProxyStructuredResultV2>) & { readonly declaration: ProviderEvent };

/** `run` checks the signature. After any answer but 200 the provider sends the event again. */
export function handleEvent(
  declaration: ProviderEvent,
  run: (received: ProviderRequest) => Promise<void>,
): EventHandler {
  const handler = async (event: APIGatewayProxyEventV2, context?: InvocationContext) => {
    const { requestId } = event.requestContext;
    log.about({ requestId, call: env.call });
    try {
      requireOrigin(event);
      const received = { body: bodyText(event), header: (name: string) => event.headers[name] ?? "" };
      await withinTime(context, () => run(received));
      return succeed({ Message: "Received" });
    } catch (error) {
      return fail(error, requestId);
    }
  };
  return Object.assign(handler, { declaration });
}
