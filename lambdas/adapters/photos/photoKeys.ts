import { env } from "#lambdas/env.ts";
import { pathOf } from "#shared/pathOf.ts";

// An upload and its photo share the id: "uploads/<account>/<id>" and "photos/<account>/<id>".
const uploads = "uploads/";
const photos = "photos/";

/** The only key signed for writing; the server alone writes below "photos/". */
export const uploadKey = (owner: string, id: string): string => `${uploads}${owner}/${id}`;

export const isUpload = (key: string): boolean => key.startsWith(uploads);

/** The photo of an upload; a photo's key stays. */
export const photoKeyOf = (key: string): string => key.replace(/^uploads\//, photos);

export const uploadKeyOf = (photo: string): string => photo.replace(/^photos\//, uploads);

/** No id has a dot, so no address names a thumbnail as a photo. */
export const thumbnailKeyOf = (photo: string): string => `${photo}.small`;

export const belongsTo = (owner: string, key: string): boolean => key.split("/")[1] === owner;

/** The key in a photo's or upload's address, plain or signed, at any endpoint. */
export function keyOfPhoto(address: string): string | undefined {
  const path = pathOf(address);
  const [, bucket, key] = path?.match(/^\/(?:([^/]+)\/)?((?:uploads|photos)\/[\w-]+\/[\w-]+)$/) ?? [];
  return bucket === undefined || bucket === env.photoBucket ? key : undefined;
}
