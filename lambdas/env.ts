function need(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set`);
  return value;
}

/** What the stack tells a function, read where it is used: a function needs only what its call uses. */
export const env = {
  get call() {
    return process.env.CALL ?? "unnamed";
  },
  /** Which deployment this is. */
  get stage() {
    return need("STAGE");
  },
  get table() {
    return need("TABLE_NAME");
  },
  get photoBucket() {
    return need("PHOTO_BUCKET");
  },
  /** Where photos are reached when it is not Amazon's own address; they then lie under /<bucket>/. */
  get photoEndpoint() {
    return process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL;
  },
  get region() {
    return need("AWS_REGION");
  },
  /** The function's own credentials, as the runtime hands them over. */
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
  /** Whether the geocoder is reached at an address of its own instead of Amazon's. */
  get hasOwnGeocoder() {
    return Boolean(process.env.AWS_ENDPOINT_URL_LOCATION ?? process.env.AWS_ENDPOINT_URL);
  },
  get mailFrom() {
    return need("MAIL_FROM");
  },
  /** The rules that mail is sent by: no address that bounced or complained is written to again. */
  get mailRules() {
    return need("MAIL_RULES");
  },
  /** Where the site is served, without a slash at the end. */
  get siteOrigin() {
    return need("SITE_ORIGIN");
  },
  /** Where the payment frame is served, without a slash at the end. */
  get payOrigin() {
    return need("PAY_ORIGIN");
  },
  /** The secret that holds the payment provider's keys. */
  get stripeSecret() {
    return need("STRIPE_SECRET_ARN");
  },
  get stripeApi() {
    return need("STRIPE_API");
  },
  /** Key of what the server signs or hides: cursors, counters' names. */
  get signingKey() {
    return need("SIGNING_KEY");
  },
  /**
   * Proof that a request came through the distribution: one part, or two with a dot between them during a rotation.
   * Requests without a part of it are refused.
   */
  get originSecret() {
    return need("ORIGIN_SECRET");
  },
};
