import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import decodeJpeg, { init as initJpegDecoder } from "@jsquash/jpeg/decode.js";
import encodeJpeg, { init as initJpegEncoder } from "@jsquash/jpeg/encode.js";
import decodePng, { init as initPng } from "@jsquash/png/decode.js";
import resize, { initResize } from "@jsquash/resize";
import decodeWebp, { init as initWebp } from "@jsquash/webp/decode.js";
import type { ImageHeader } from "./imageHeader.ts";
import type { ReencodedImage } from "./reencodeImage.ts";

// In a thread of its own (reencodeImage.ts), one image each; imports nothing of ours.

const { resolve } = createRequire(import.meta.filename);
const compiled = (path: string): ArrayBuffer => new Uint8Array(readFileSync(resolve(path))).buffer;
/** Without the binary a codec looks for a file at a web address. */
const codec = (path: string) => ({ noInitialRun: true, wasmBinary: compiled(path) });

const longestEdge = 1_024;
/** Lists show 132 pixels; double for fine screens. */
const thumbnailEdge = 264;

type Decode = (file: ArrayBuffer) => Promise<ImageData>;

const decoders: Record<ImageHeader["type"], () => Promise<Decode>> = {
  async jpeg() {
    await initJpegDecoder(codec("@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm"));
    // Turns the image as its EXIF data says; the data is dropped.
    return (file) => decodeJpeg(file, { preserveOrientation: true });
  },
  async png() {
    await initPng(compiled("@jsquash/png/codec/pkg/squoosh_png_bg.wasm"));
    return decodePng;
  },
  async webp() {
    await initWebp(codec("@jsquash/webp/codec/dec/webp_dec.wasm"));
    return decodeWebp;
  },
};

/** Each conversion would copy the image in memory and change nothing without transparency. */
const lean = { premultiply: false, linearRGB: false };

function scaled(image: ImageData, edge: number): Promise<ImageData> {
  const scale = Math.min(1, edge / Math.max(image.width, image.height));
  if (scale === 1) return Promise.resolve(image);
  const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale)));
  return resize(image, { width: width ?? 1, height: height ?? 1, method: "lanczos3", ...lean });
}

/** On white: JPEG has no transparency. */
function flatten({ data }: ImageData): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 255) / 255;
    if (alpha === 1) continue;
    for (const channel of [at, at + 1, at + 2]) data[channel] = (data[channel] ?? 0) * alpha + 255 * (1 - alpha);
  }
}

const encode = async (image: ImageData, quality: number) =>
  new Uint8Array(await encodeJpeg(image, { quality, progressive: false }));

async function reencode(decoded: ImageData): Promise<ReencodedImage> {
  await initResize(compiled("@jsquash/resize/lib/resize/pkg/squoosh_resize_bg.wasm"));
  await initJpegEncoder(codec("@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm"));
  flatten(decoded);
  const image = await scaled(decoded, longestEdge);
  const thumbnail = await encode(await scaled(image, thumbnailEdge), 75);
  return { image: await encode(image, 85), thumbnail };
}

async function answer(): Promise<ReencodedImage | undefined> {
  const { type, file } = workerData as { readonly type: ImageHeader["type"]; readonly file: ArrayBuffer };
  const decode = await decoders[type]();
  // An undecodable file is an expected answer, a missing codec an error of ours.
  const decoded = await decode(file).catch(() => undefined);
  return decoded && reencode(decoded);
}

answer().then(
  (made) => parentPort?.postMessage(made),
  (error: unknown) => {
    throw error;
  },
);
