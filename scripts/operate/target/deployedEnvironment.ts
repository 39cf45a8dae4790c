import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { region, stripeApi } from "#infra/config/config.ts";
import { Refusal } from "#scripts/operate/command/command.ts";
import { type Outputs, readOutputs } from "./outputs.ts";

export const variableOutputs = {
  TABLE_NAME: ["Data", "TableName"],
  PHOTO_BUCKET: ["Data", "PhotoBucketName"],
  AUDIT_BUCKET: ["Data", "AuditBucketName"],
  EXPORT_BUCKET: ["Data", "ExportBucketName"],
  USER_POOL_ID: ["Data", "UserPoolId"],
  USER_POOL_CLIENT_ID: ["Data", "UserPoolClientId"],
  STRIPE_SECRET_ARN: ["Data", "StripeSecretArn"],
  PLACE_INDEX: ["Data", "PlaceIndexName"],
  MAIL_FROM: ["Data", "MailFrom"],
  MAIL_RULES: ["Data", "MailRules"],
  SITE_ORIGIN: ["Edge", "SiteOrigin"],
  PAY_ORIGIN: ["Edge", "PaymentOrigin"],
  BACKUP_PAY_ORIGIN: ["Edge", "BackupPaymentOrigin"],
  QUEUE_URLS: ["Work", "QueueUrls"],
  DEAD_LETTER_URLS: ["Work", "DeadLetterUrls"],
} as const satisfies Record<string, readonly ["Data" | "Edge" | "Work", string]>;

export const signingOutput = ["Data", "SigningSecretArn"] as const;

interface Access {
  readonly signingKey: string;
  readonly credentials: Readonly<Record<string, string>>;
}

/** The operator's credentials sign photos' addresses. */
async function openAccess(SecretId: string): Promise<Access> {
  const client = new SecretsManagerClient({ region });
  try {
    const { SecretString: signingKey = "" } = await client.send(new GetSecretValueCommand({ SecretId }));
    const { accessKeyId, secretAccessKey, sessionToken } = await client.config.credentials();
    const token = sessionToken ? { AWS_SESSION_TOKEN: sessionToken } : {};
    const pair = { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey };
    return { signingKey, credentials: { ...pair, ...token } };
  } catch (error) {
    throw new Refusal(`The secret ${SecretId} cannot be read: ${(error as Error).message}`);
  } finally {
    client.destroy();
  }
}

function told({ get }: Outputs): Record<string, string> {
  const entries = Object.entries(variableOutputs);
  return Object.fromEntries(entries.map(([variable, [stack, name]]) => [variable, get(stack, name)]));
}

/** Throws Refusal. */
export async function deployedEnvironment(path: string, stage?: string): Promise<Record<string, string>> {
  const outputs = await readOutputs(path, stage);
  const environment = told(outputs);
  const { signingKey, credentials } = await openAccess(outputs.get(...signingOutput));
  return {
    ...environment,
    ...credentials,
    STAGE: outputs.stage,
    AWS_REGION: region,
    STRIPE_API: stripeApi,
    SIGNING_KEY: signingKey,
  };
}
