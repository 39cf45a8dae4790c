import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

// As the distribution prefers: brotli where a viewer takes both.
const encodings = {
  // As quick as gzip, and smaller. The best quality would take seconds for the map's library.
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (content: Buffer) => promisify(gzip)(content),
};

export type Encoding = keyof typeof encodings;

export function encodingFor(accepted = ""): Encoding | undefined {
  const names = accepted
    .toLowerCase()
    .split(",")
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.split(";")[0]?.trim());
  return (Object.keys(encodings) as Encoding[]).find((encoding) => names.includes(encoding));
}

/** As CloudFront: by type, from 1,000 bytes to 10 million. */
export const isCompressible = (type: string, bytes: number): boolean =>
  /^(text\/|application\/(javascript|json|wasm)|font\/ttf|image\/svg\+xml)/.test(type) &&
  bytes >= 1_000 &&
  bytes <= 10_000_000;

export const compress = (content: Buffer, encoding: Encoding): Promise<Buffer> =>
  encodings[encoding](content);
