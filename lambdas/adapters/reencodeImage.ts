import { extname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { VisibleError } from "#lambdas/errors.ts";
import type { ImageHeader } from "./imageHeader.ts";

/** A JPEG of at most 1,024 pixels a side, without metadata. */
export interface ReencodedImage {
  readonly image: Uint8Array;
  readonly thumbnail: Uint8Array;
}

/** Forty megapixels take three seconds; a hostile file takes minutes. */
const mostMilliseconds = 10_000;

const tookTooLong = () => new VisibleError("PHOTO_TIMEOUT", "This photo took too long to read. Please try again.");

/** Beside this file, or beside the bundle. */
const workerFile = () =>
  join(import.meta.dirname, extname(import.meta.filename) === ".ts" ? "imageWorker.ts" : "imageWorker.mjs");

/**
 * Undefined for a broken file. Throws PHOTO_TIMEOUT for a busy machine or a hostile file. WebAssembly reaches only its
 * own memory; the thread returns it, and ends with a decoder upset by a broken file.
 */
export async function reencodeImage(type: ImageHeader["type"], file: Uint8Array): Promise<ReencodedImage | undefined> {
  const { buffer } = new Uint8Array(file);
  // The thread needs no credentials. A decoder's output is of no use.
  const worker = new Worker(workerFile(), {
    workerData: { type, file: buffer },
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve, reject) => {
      worker.once("message", resolve).once("error", reject);
      worker.once("exit", () => reject(new Error("the decoder ended without an answer")));
      timer = setTimeout(() => reject(tookTooLong()), mostMilliseconds);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
