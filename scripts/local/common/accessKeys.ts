/** Built into the S3 stand-in. */
export const operatorKey = "S3RVER";

export const localSecret = "S3RVER";

export const localKeys = { accessKeyId: operatorKey, secretAccessKey: localSecret };
