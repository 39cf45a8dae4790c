import { imageDimensionsFromData } from "image-dimensions";

const known = ["jpeg", "png", "webp"] as const;

export interface ImageHeader {
  readonly type: (typeof known)[number];
  readonly pixels: number;
}

/** Of a JPEG, by its frame (ITU T.81, B.2.2); 0 without one. */
function colorsOf(file: Uint8Array): number {
  const bytes = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let at = 2; at + 9 < file.length && file[at] === 0xff; at += 2 + bytes.getUint16(at + 2)) {
    const marker = file[at + 1] ?? 0;
    // C4, C8 and CC are no frames.
    const isFrame = marker === 0xc0 || (marker > 0xc0 && marker < 0xd0 && marker % 4 !== 0);
    if (isFrame) return file[at + 9] ?? 0;
  }
  return 0;
}

/** Undefined unless a JPEG, PNG or WebP, whatever its name and type say. */
export function readHeader(file: Uint8Array): ImageHeader | undefined {
  const dimensions = imageDimensionsFromData(file);
  const type = known.find((one) => one === dimensions?.type);
  const pixels = dimensions ? dimensions.width * dimensions.height : 0;
  return type && pixels > 0 ? { type, pixels } : undefined;
}

/** In pixels. */
export function shorterEdge(file: Uint8Array): number {
  const { width = 0, height = 0 } = imageDimensionsFromData(file) ?? {};
  return Math.min(width, height);
}

/** In cyan, magenta, yellow and black, which the decoder does not read. */
export const isForPrint = (jpeg: Uint8Array): boolean => colorsOf(jpeg) === 4;
