import { escapeMarkup } from "#scripts/local/common/html.ts";
import { json, type ServedAnswer } from "#scripts/local/common/serve.ts";
import type { AwsService } from "./derivations.ts";

const xml = (status: number, body: string): ServedAnswer => ({
  status,
  headers: { "content-type": "application/xml" },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}`,
});

const own: Readonly<Partial<Record<AwsService, (message: string) => ServedAnswer>>> = {
  dynamodb: (Message) =>
    json({ __type: "com.amazon.coral.service#AccessDeniedException", Message }, 400, {
      "content-type": "application/x-amz-json-1.0",
    }),
  s3: (message) => xml(403, `<Error><Code>AccessDenied</Code><Message>${escapeMarkup(message)}</Message></Error>`),
  sns: (message) =>
    xml(
      403,
      `<ErrorResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><Error><Type>Sender</Type><Code>AuthorizationError</Code><Message>${escapeMarkup(message)}</Message></Error></ErrorResponse>`,
    ),
  ses: (message) => json({ message }, 403, { "x-amzn-errortype": "AccessDeniedException" }),
  geo: (message) => json({ message }, 403, { "x-amzn-errortype": "AccessDeniedException" }),
};

export function refusal(service: AwsService, message: string): ServedAnswer {
  return own[service]?.(message) ?? json({ __type: "AccessDeniedException", Message: message }, 400);
}

export const unknownCaller = (message: string): ServedAnswer =>
  json({ __type: "UnrecognizedClientException", message }, 403, { "x-amzn-errortype": "UnrecognizedClientException" });
