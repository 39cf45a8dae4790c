import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type * as z from "zod/mini";
import { VisibleError } from "#lambdas/errors.ts";

/**
 * Throws TOO_LARGE for a larger body.
 * @param largest KB
 */
export function bodyText(event: APIGatewayProxyEventV2, largest: number = 64): string {
  const text = event.isBase64Encoded ? Buffer.from(event.body ?? "", "base64").toString("utf8") : (event.body ?? "");
  if (Buffer.byteLength(text) > largest * 1024) throw new VisibleError("TOO_LARGE");
  return text;
}

/** More than any request has; a recursive reader ends the function at some thousands. */
const deepest = 32;

function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{}\]]/gs)) {
    if (sign === "[" || sign === "{") depth += 1;
    else if (sign === "]" || sign === "}") depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}

function json(event: APIGatewayProxyEventV2, largest: number | undefined): unknown {
  const text = bodyText(event, largest);
  if (text === "") return {};
  const type = event.headers["content-type"];
  if (type && !/^application\/json\b/i.test(type)) throw new VisibleError("UNSUPPORTED_MEDIA_TYPE");
  if (isTooDeep(text)) throw new VisibleError("INVALID_REQUEST");
  try {
    return JSON.parse(text);
  } catch {
    throw new VisibleError("NOT_JSON");
  }
}

/**
 * Throws INVALID_REQUEST with the first wrong field's sentence, or a general one repeating nothing of the body (an
 * unknown key, a wrong type).
 * @param largest KB
 */
export function readBody<Schema extends z.ZodMiniType>(
  event: APIGatewayProxyEventV2,
  schema: Schema,
  largest?: number,
): z.output<Schema> {
  const result = schema.safeParse(json(event, largest));
  if (result.success) return result.data;
  const sentence = result.error.issues.map(({ message }) => message).find((text) => text !== "Invalid input");
  throw new VisibleError("INVALID_REQUEST", sentence);
}
