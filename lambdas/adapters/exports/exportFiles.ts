import { DeleteObjectCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import { env } from "#lambdas/env.ts";
import { lazyS3 } from "../lazyS3.ts";

const s3 = lazyS3(20_000);

export async function writeExport(Key: string, Body: string): Promise<void> {
  await s3().send(new PutObjectCommand({ Bucket: env.exportBucket, Key, Body, ContentType: "application/json" }));
}

/** The bucket keeps no version of it. */
export async function eraseExport(Key: string): Promise<void> {
  await s3().send(new DeleteObjectCommand({ Bucket: env.exportBucket, Key }));
}
