import type { ShownPhoto } from "#shared/fields/photo.ts";

/** Thumbnail first; empty without a photo. */
export const photoAddresses = ({ Thumbnail, img }: ShownPhoto): readonly string[] =>
  [Thumbnail, img].flatMap((address) => address || []);
