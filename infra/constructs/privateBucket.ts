import { BlockPublicAccess, Bucket, type BucketProps, type IBucket } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";

/** A bucket that refuses the public and a connection without TLS 1.2, and keeps what was overwritten for a while. */
export function privateBucket(scope: Construct, id: string, props: BucketProps): IBucket {
  const bucket = new Bucket(scope, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    versioned: true,
    ...props,
  });
  // The library's class and its interface differ under exactOptionalPropertyTypes alone.
  return bucket as IBucket;
}
