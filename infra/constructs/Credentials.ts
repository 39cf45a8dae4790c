import { Duration, type RemovalPolicy } from "aws-cdk-lib";
import { AccountRecovery, FeaturePlan, UserPool, type UserPoolClient } from "aws-cdk-lib/aws-cognito";
import { Construct } from "constructs";
import type { Config } from "#infra/config/config.ts";
import { signInSeconds } from "#shared/rules/sessionLength.ts";

interface CredentialsProps {
  readonly config: Config;
  readonly removalPolicy: RemovalPolicy;
}

/**
 * Keeps passwords and issues tokens. A user's name is the account id; e-mail address, role and status are in the
 * table alone, so that changing them is one transaction.
 */
export class Credentials extends Construct {
  readonly pool: UserPool;
  readonly client: UserPoolClient;

  constructor(scope: Construct, id: string, { config, removalPolicy }: CredentialsProps) {
    super(scope, id);
    this.pool = new UserPool(this, "Pool", {
      featurePlan: FeaturePlan[config.cognitoPlan],
      signInAliases: { username: true },
      signInCaseSensitive: true,
      selfSignUpEnabled: false,
      accountRecovery: AccountRecovery.NONE,
      passwordPolicy: {
        minLength: 7,
        requireUppercase: true,
        requireDigits: true,
        requireLowercase: false,
        requireSymbols: false,
      },
      deletionProtection: config.keepData,
      removalPolicy,
    });
    this.client = this.pool.addClient("Functions", {
      authFlows: { adminUserPassword: true },
      disableOAuth: true,
      generateSecret: false,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      idTokenValidity: Duration.minutes(30),
      accessTokenValidity: Duration.minutes(30),
      refreshTokenValidity: Duration.seconds(signInSeconds(true)),
    });
  }
}
