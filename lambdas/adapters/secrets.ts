import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { answerWithin } from "#lambdas/answerWithin.ts";
import { inTime } from "#lambdas/inTime.ts";

const client = inTime(
  new SecretsManagerClient({
    maxAttempts: 3,
    requestHandler: answerWithin(3_000),
  }),
);

interface Kept {
  readonly value: unknown;
  readonly until: number;
}

/** A changed secret takes effect within this time, without a deployment. */
const keptMilliseconds = 5 * 60_000;

const kept = new Map<string, Kept>();

/** A secret with JSON content, kept for five minutes in each container. */
export async function readSecret<Value>(arn: string): Promise<Partial<Value>> {
  const earlier = kept.get(arn);
  if (earlier && earlier.until > Date.now()) return earlier.value as Partial<Value>;
  const { SecretString = "{}" } = await client.send(new GetSecretValueCommand({ SecretId: arn }));
  const value = JSON.parse(SecretString) as Partial<Value>;
  kept.set(arn, { value, until: Date.now() + keptMilliseconds });
  return value;
}
