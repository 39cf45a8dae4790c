import { BlockPublicAccess, Bucket, type BucketProps, type IBucket } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";

/** A versioned bucket without public access and without connections below TLS 1.2. */
export function privateBucket(scope: Construct, id: string, props: BucketProps): IBucket {
  const bucket = new Bucket(scope, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    versioned: true,
    ...props,
  });
  // Under exactOptionalPropertyTypes the class does not satisfy its own interface.
  return bucket as IBucket;
}
