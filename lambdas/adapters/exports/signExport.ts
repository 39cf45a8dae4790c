import { env } from "#lambdas/env.ts";
import { sign } from "../photos/photos.ts";

/** Opens without a sign-in: long enough to begin, and no longer. */
const seconds = 5 * 60;

/** No cache keeps it. */
export const signExport = (key: string): Promise<string> =>
  sign(key, { method: "GET", seconds, query: { "response-cache-control": "no-store" }, bucket: env.exportBucket });
