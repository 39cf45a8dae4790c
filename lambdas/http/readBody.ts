import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type * as z from "zod/mini";
import { VisibleError } from "#lambdas/errors.ts";
import { messages } from "#shared/fields.ts";

const largestBody = 64 * 1024;

/** The request's body as text; refused when it is over 64 KB. */
export function bodyText(event: APIGatewayProxyEventV2): string {
  const text = event.isBase64Encoded
    ? Buffer.from(event.body ?? "", "base64").toString("utf8")
    : (event.body ?? "");
  if (Buffer.byteLength(text) > largestBody) throw new VisibleError("tooLarge", messages.tooLarge);
  return text;
}

function json(event: APIGatewayProxyEventV2): unknown {
  const text = bodyText(event);
  if (text === "") return {};
  const type = event.headers["content-type"];
  if (type && !/^application\/json\b/i.test(type)) throw new VisibleError("mediaType", messages.notJson);
  try {
    return JSON.parse(text);
  } catch {
    throw new VisibleError("invalid", messages.notJson);
  }
}

/**
 * Parses the request by its schema. Refuses it with the message of the first field that has one; other
 * problems (an unknown key, a wrong type) get a general message that repeats no input.
 */
export function readBody<Schema extends z.ZodMiniType>(
  event: APIGatewayProxyEventV2,
  schema: Schema,
): z.output<Schema> {
  const result = schema.safeParse(json(event));
  if (result.success) return result.data;
  const sentence = result.error.issues.map(({ message }) => message).find((text) => text !== "Invalid input");
  throw new VisibleError("invalid", sentence ?? messages.notUnderstood);
}
