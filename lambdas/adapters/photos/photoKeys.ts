import { env } from "#lambdas/env.ts";
import { pathOf } from "#shared/pathOf.ts";

// An upload and the photo made of it share the id: "uploads/<account>/<id>" and "photos/<account>/<id>".
const uploads = "uploads/";
const photos = "photos/";

/** The key of a new upload. It alone can be signed for writing; only the server writes below "photos/". */
export const uploadKey = (owner: string, id: string): string => `${uploads}${owner}/${id}`;

/** Whether a key is an upload's. */
export const isUpload = (key: string): boolean => key.startsWith(uploads);

/** The photo made of an upload; a photo's own key stays. */
export const photoKeyOf = (key: string): string => key.replace(/^uploads\//, photos);

/** The upload of which a photo was made. */
export const uploadKeyOf = (photo: string): string => photo.replace(/^photos\//, uploads);

/** The thumbnail beside a photo. No id has a dot, so that no address names a thumbnail as a photo. */
export const thumbnailKeyOf = (photo: string): string => `${photo}.small`;

/** Whether a key lies in an account's own folders. */
export const belongsTo = (owner: string, key: string): boolean => key.split("/")[1] === owner;

/** The key in the address of an upload or a photo, plain or signed, at any endpoint; undefined for any other. */
export function keyOfPhoto(address: string): string | undefined {
  const path = pathOf(address);
  const [, bucket, key] = path?.match(/^\/(?:([^/]+)\/)?((?:uploads|photos)\/[\w-]+\/[\w-]+)$/) ?? [];
  return bucket === undefined || bucket === env.photoBucket ? key : undefined;
}
