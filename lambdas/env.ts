function need(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set`);
  return value;
}

/**
 * A function's settings from the stack. Each is read where it is used: a function needs only those of its
 * call.
 */
export const env = {
  get call() {
    return process.env.CALL ?? "unnamed";
  },
  /** The name of the deployment. */
  get stage() {
    return need("STAGE");
  },
  get table() {
    return need("TABLE_NAME");
  },
  get photoBucket() {
    return need("PHOTO_BUCKET");
  },
  /** The photos' endpoint when it is not Amazon's; they then lie under /<bucket>/. */
  get photoEndpoint() {
    return process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL;
  },
  get region() {
    return need("AWS_REGION");
  },
  /** The function's own credentials, from the runtime. */
  get credentials() {
    const sessionToken = process.env.AWS_SESSION_TOKEN;
    return {
      accessKeyId: need("AWS_ACCESS_KEY_ID"),
      secretAccessKey: need("AWS_SECRET_ACCESS_KEY"),
      ...(sessionToken ? { sessionToken } : {}),
    };
  },
  get userPool() {
    return need("USER_POOL_ID");
  },
  get userPoolClient() {
    return need("USER_POOL_CLIENT_ID");
  },
  get placeIndex() {
    return need("PLACE_INDEX");
  },
  /** Whether the geocoder has another address than Amazon's. */
  get hasOwnGeocoder() {
    return Boolean(process.env.AWS_ENDPOINT_URL_LOCATION ?? process.env.AWS_ENDPOINT_URL);
  },
  get mailFrom() {
    return need("MAIL_FROM");
  },
  /** SES's configuration set: it suppresses addresses that bounced or complained. */
  get mailRules() {
    return need("MAIL_RULES");
  },
  /** The site's origin, without a slash at the end. */
  get siteOrigin() {
    return need("SITE_ORIGIN");
  },
  /** The payment frame's origin, without a slash at the end. */
  get payOrigin() {
    return need("PAY_ORIGIN");
  },
  /** The secret with the payment provider's keys. */
  get stripeSecret() {
    return need("STRIPE_SECRET_ARN");
  },
  get stripeApi() {
    return need("STRIPE_API");
  },
  /** The key for signatures and keyed digests: cursors, names of counters. */
  get signingKey() {
    return need("SIGNING_KEY");
  },
  /**
   * Proof that a request came through the distribution: one part, or two with a dot between them during a
   * rotation. Requests without one of the parts are refused.
   */
  get originSecret() {
    return need("ORIGIN_SECRET");
  },
};
