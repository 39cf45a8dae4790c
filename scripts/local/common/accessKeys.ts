/** The operator's access key: whoever runs the stack, fills it and tests it. S3's emulator knows it by itself. */
export const operatorKey = "S3RVER";

/** The secret of every access key of the local stack. */
export const localSecret = "S3RVER";

/** The operator's credentials, as the AWS SDK takes them. */
export const localKeys = { accessKeyId: operatorKey, secretAccessKey: localSecret };
