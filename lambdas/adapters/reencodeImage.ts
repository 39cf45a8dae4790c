import { extname, join } from "node:path";
import { Worker } from "node:worker_threads";
import type { ImageHeader } from "./imageHeader.ts";

export type ImageType = ImageHeader["type"];

/** An image as it is kept: a JPEG of at most 1,024 pixels a side without metadata, and its thumbnail. */
export interface ReencodedImage {
  readonly image: Uint8Array;
  readonly thumbnail: Uint8Array;
}

/** Forty megapixels take three seconds; a file made to keep a decoder busy takes minutes. */
const mostMilliseconds = 10_000;

/** The thread's file stands beside this one, or beside the bundle. */
const workerFile = () =>
  join(import.meta.dirname, extname(import.meta.filename) === ".ts" ? "imageWorker.ts" : "imageWorker.mjs");

/**
 * Decodes an image and encodes it anew. Returns undefined for a file that is no whole image of its type, and for one
 * that takes too long. A decoder of WebAssembly reaches no memory but its own; the thread gives that memory back, and
 * ends a decoder that a broken file has upset.
 */
export async function reencodeImage(type: ImageType, file: Uint8Array): Promise<ReencodedImage | undefined> {
  const { buffer } = new Uint8Array(file);
  // No environment: the thread needs no credentials. What a decoder prints is of no use.
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
      timer = setTimeout(() => resolve(undefined), mostMilliseconds);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
