import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";

const client = new SecretsManagerClient({
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000 },
});

const read = new Map<string, Promise<unknown>>();

async function fetchSecret(arn: string): Promise<unknown> {
  const { SecretString = "{}" } = await client.send(new GetSecretValueCommand({ SecretId: arn }));
  return JSON.parse(SecretString);
}

/** A secret that holds JSON, read once for each container. A read that failed is tried again. */
export function readSecret<Value>(arn: string): Promise<Partial<Value>> {
  const earlier = read.get(arn);
  if (earlier !== undefined) return earlier as Promise<Partial<Value>>;
  const reading = fetchSecret(arn);
  read.set(arn, reading);
  reading.catch(() => read.delete(arn));
  return reading as Promise<Partial<Value>>;
}
