import { imageDimensionsFromData } from "image-dimensions";

const known = ["jpeg", "png", "webp"] as const;

export interface ImageHeader {
  readonly type: (typeof known)[number];
  readonly pixels: number;
}

/** Undefined unless a JPEG, PNG or WebP, whatever its name and type say. */
export function readHeader(file: Uint8Array): ImageHeader | undefined {
  const dimensions = imageDimensionsFromData(file);
  const type = known.find((one) => one === dimensions?.type);
  const pixels = dimensions ? dimensions.width * dimensions.height : 0;
  return type && pixels > 0 ? { type, pixels } : undefined;
}
