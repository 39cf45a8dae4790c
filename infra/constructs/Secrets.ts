import { type RemovalPolicy, SecretValue } from "aws-cdk-lib";
import type { IKey } from "aws-cdk-lib/aws-kms";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { Construct } from "constructs";

interface SecretsProps {
  readonly key: IKey;
  readonly removalPolicy: RemovalPolicy;
}

const generated = { passwordLength: 48, excludePunctuation: true };

/** What nobody may read but the functions that need it. */
export class Secrets extends Construct {
  /** JSON with the payment provider's `secretKey` and `webhookSecret`: empty until the operator fills them. */
  readonly stripe: Secret;
  /** Signs cursors and hides the names of counters. */
  readonly signing: Secret;
  /** Proves that a request came through the distribution. */
  readonly origin: Secret;

  constructor(scope: Construct, id: string, { key, removalPolicy }: SecretsProps) {
    super(scope, id);
    const common = { encryptionKey: key, removalPolicy };
    this.stripe = new Secret(this, "Stripe", {
      ...common,
      description: "The payment provider's keys: fill in secretKey and webhookSecret",
      // Empty text is no secret; a later deployment leaves alone what the operator wrote over it.
      secretObjectValue: {
        secretKey: SecretValue.unsafePlainText(""),
        webhookSecret: SecretValue.unsafePlainText(""),
      },
    });
    this.signing = new Secret(this, "Signing", { ...common, generateSecretString: generated });
    this.origin = new Secret(this, "Origin", { ...common, generateSecretString: generated });
  }
}
