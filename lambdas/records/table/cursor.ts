import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "#lambdas/env.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { secretKey } from "#lambdas/secretKey.ts";

const sign = (list: string, text: string) =>
  createHmac("sha256", secretKey(env.signingKey)).update(`${list}\n${text}`).digest();

/** `list` names the list and its filter: a cursor works there alone. */
export function writeCursor(list: string, position: unknown): string {
  const text = Buffer.from(JSON.stringify(position)).toString("base64url");
  return `${text}.${sign(list, text).toString("base64url")}`;
}

/** Refuses a forged cursor, and another list's. */
export function readCursor<Position>(list: string, cursor: string): Position {
  const [text = "", signature = ""] = cursor.split(".");
  const given = Buffer.from(signature, "base64url");
  const expected = sign(list, text);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new VisibleError("INVALID_REQUEST");
  return JSON.parse(Buffer.from(text, "base64url").toString()) as Position;
}
