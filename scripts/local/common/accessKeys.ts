/** The operator's access key, for whoever runs, seeds or tests the stack. The S3 stand-in has it built in. */
export const operatorKey = "S3RVER";

/** The secret of every access key of the local stack. */
export const localSecret = "S3RVER";

/** The operator's credentials, as the AWS SDK takes them. */
export const localKeys = { accessKeyId: operatorKey, secretAccessKey: localSecret };
