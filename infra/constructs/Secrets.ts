import { type RemovalPolicy, SecretValue } from "aws-cdk-lib";
import type { IKey } from "aws-cdk-lib/aws-kms";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { Construct } from "constructs";

interface SecretsProps {
  readonly key: IKey;
  readonly removalPolicy: RemovalPolicy;
}

const generated = { passwordLength: 48, excludePunctuation: true };

/** Only functions that need a secret may read it. */
export class Secrets extends Construct {
  /** The payment provider's `secretKey` and `webhookSecret` as JSON, empty until the operator fills them in. */
  readonly stripe: Secret;
  /** Signs cursors and hashes the names of counters. */
  readonly signing: Secret;
  /** The header by which the API knows requests through a distribution. */
  readonly origin: Secret;

  constructor(scope: Construct, id: string, { key, removalPolicy }: SecretsProps) {
    super(scope, id);
    const common = { encryptionKey: key, removalPolicy };
    this.stripe = new Secret(this, "Stripe", {
      ...common,
      description: "The payment provider's keys: fill in secretKey and webhookSecret",
      // Not secret while empty. Later deployments keep the operator's value.
      secretObjectValue: { secretKey: SecretValue.unsafePlainText(""), webhookSecret: SecretValue.unsafePlainText("") },
    });
    this.signing = new Secret(this, "Signing", { ...common, generateSecretString: generated });
    this.origin = new Secret(this, "Origin", { ...common, generateSecretString: generated });
  }
}
