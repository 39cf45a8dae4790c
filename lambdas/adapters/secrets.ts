import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { clientTimeouts } from "#lambdas/clientTimeouts.ts";
import { abortAtDeadline } from "#lambdas/deadline.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";

const client = abortAtDeadline(new SecretsManagerClient({ maxAttempts: 3, requestHandler: clientTimeouts(3_000) }));

interface CachedSecret {
  readonly text: string;
  readonly until: number;
}

/** A changed secret takes effect within this time, without a deployment. */
const keptMilliseconds = 5 * 60_000;

const kept = new Map<string, CachedSecret>();

/** An earlier value stays good while the service fails. */
async function ask(arn: string, earlier: string | undefined): Promise<string> {
  try {
    const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: arn }));
    if (SecretString) return SecretString;
    throw new Error("it has no text");
  } catch (error) {
    log.error("secret not read", { secret: arn, error: error as Error });
    if (earlier !== undefined) return earlier;
    throw new VisibleError("UNAVAILABLE");
  }
}

/** Kept five minutes in each container. Throws UNAVAILABLE where never readable. */
export async function readSecretText(arn: string): Promise<string> {
  const earlier = kept.get(arn);
  if (earlier && earlier.until > Date.now()) return earlier.text;
  const text = await ask(arn, earlier?.text);
  kept.set(arn, { text, until: Date.now() + keptMilliseconds });
  return text;
}

export async function readSecret<Value>(arn: string): Promise<Partial<Value>> {
  return JSON.parse(await readSecretText(arn)) as Partial<Value>;
}
