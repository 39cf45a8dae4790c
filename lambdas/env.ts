import type { PaymentHost } from "#shared/model/paymentHost.ts";
import { parseSecondFactor, type SecondFactorPolicy } from "#shared/rules/account/secondFactor.ts";

function need(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set`);
  return value;
}

/** Read on use: a function needs only the settings of its own call. */
export const env = {
  get call() {
    return process.env.CALL ?? "unnamed";
  },
  get stage() {
    return need("STAGE");
  },
  get table() {
    return need("TABLE_NAME");
  },
  get photoBucket() {
    return need("PHOTO_BUCKET");
  },
  get auditBucket() {
    return need("AUDIT_BUCKET");
  },
  get exportBucket() {
    return need("EXPORT_BUCKET");
  },
  /** Undefined for Amazon's; others' paths begin with /<bucket>/. */
  get photoEndpoint() {
    return process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL;
  },
  get region() {
    return need("AWS_REGION");
  },
  /** None where the credentials are an operator's. */
  get sessionToken() {
    return process.env.AWS_SESSION_TOKEN;
  },
  /** From the function's runtime. */
  get credentials() {
    const { sessionToken } = env;
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
  get secondFactor(): SecondFactorPolicy {
    return parseSecondFactor(process.env.SECOND_FACTOR ?? "off") ?? {};
  },
  /** An ARN. */
  get userPoolClientSecret() {
    return need("USER_POOL_CLIENT_SECRET_ARN");
  },
  get placeIndex() {
    return need("PLACE_INDEX");
  },
  get hasOwnGeocoder() {
    return Boolean(process.env.AWS_ENDPOINT_URL_LOCATION ?? process.env.AWS_ENDPOINT_URL);
  },
  /** The month's budget for texts. */
  get textDollars() {
    return Number(need("TEXT_DOLLARS"));
  },
  /** By the queue's kind. */
  get queueUrls(): Readonly<Record<string, string>> {
    return JSON.parse(need("QUEUE_URLS")) as Record<string, string>;
  },
  /** Of all workers together. */
  get mailsPerSecond() {
    return Number(need("MAILS_PER_SECOND"));
  },
  /** Of all workers together. */
  get textsPerSecond() {
    return Number(need("TEXTS_PER_SECOND"));
  },
  /** Requests a second that callers without a session may send. */
  get publicRate() {
    return Number(need("PUBLIC_RATE"));
  },
  get mailFrom() {
    return need("MAIL_FROM");
  },
  /** The SES configuration set, which suppresses addresses after a bounce or complaint. */
  get mailRules() {
    return need("MAIL_RULES");
  },
  /** Without a trailing slash. */
  get siteOrigin() {
    return need("SITE_ORIGIN");
  },
  /** Without a trailing slash, for each host of the payment frame. */
  get payOrigins(): Readonly<Record<PaymentHost, string>> {
    return { own: need("PAY_ORIGIN"), backup: need("BACKUP_PAY_ORIGIN") };
  },
  /** An ARN. */
  get stripeSecret() {
    return need("STRIPE_SECRET_ARN");
  },
  get stripeApi() {
    return need("STRIPE_API");
  },
  /** Signs cursors and hides the names of counters. */
  get signingKey() {
    return need("SIGNING_KEY");
  },
  /** Proves a request's way through the distribution: one part, or two joined by a dot during a rotation. */
  get originSecret() {
    return need("ORIGIN_SECRET");
  },
};
