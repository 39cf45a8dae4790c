/** The operator's access key, for the stack's owner, seed and tests. Built into the S3 stand-in. */
export const operatorKey = "S3RVER";

/** The secret of every access key of the local stack. */
export const localSecret = "S3RVER";

export const localKeys = { accessKeyId: operatorKey, secretAccessKey: localSecret };
