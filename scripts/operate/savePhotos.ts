import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { GetObjectCommand, S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import { uploadKeyOf } from "#lambdas/adapters/photos/photoKeys.ts";
import { env } from "#lambdas/env.ts";

/** In the bucket photos have no extension. */
const endings: Readonly<Record<string, string>> = { "image/jpeg": ".jpg", "image/png": ".png", "image/webp": ".webp" };

const openPhotos = () => new S3Client({ forcePathStyle: env.photoEndpoint !== undefined });

/** A missing photo (never uploaded, or erased) has no file. */
export async function savePhotos(keys: readonly string[], folder: string): Promise<ReadonlyMap<string, string>> {
  const s3 = openPhotos();
  const saved = new Map<string, string>();
  try {
    for (const Key of keys) {
      // A photo of no member is there as uploaded.
      const file = (await savePhoto(s3, Key, folder)) ?? (await savePhoto(s3, uploadKeyOf(Key), folder));
      if (file) saved.set(Key, file);
    }
  } finally {
    s3.destroy();
  }
  return saved;
}

async function savePhoto(s3: S3Client, Key: string, folder: string): Promise<string | undefined> {
  try {
    const { Body, ContentType = "" } = await s3.send(new GetObjectCommand({ Bucket: env.photoBucket, Key }));
    const name = `${basename(Key)}${endings[ContentType] ?? ""}`;
    await writeFile(join(folder, name), (await Body?.transformToByteArray()) ?? "", { mode: 0o600 });
    return name;
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    if (status === 404 || status === 403) return undefined;
    throw error;
  }
}
