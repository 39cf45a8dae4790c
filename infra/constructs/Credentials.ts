import { Duration, SecretValue } from "aws-cdk-lib";
import {
  AccountRecovery,
  type CfnUserPoolClient,
  ClientAttributes,
  FeaturePlan,
  UserPool,
  type UserPoolClient,
} from "aws-cdk-lib/aws-cognito";
import type { IKey } from "aws-cdk-lib/aws-kms";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { Construct } from "constructs";
import type { Config } from "#infra/config/config.ts";
import { longestSignInSeconds } from "#shared/rules/account/sessionLength.ts";
import { dataRemoval } from "./dataRemoval.ts";

interface CredentialsProps {
  readonly config: Config;
  /** For the client's secret. */
  readonly key: IKey;
}

/**
 * A user's name is the account id; address, role and status are in the table alone, so that changing them is one
 * transaction.
 */
export class Credentials extends Construct {
  readonly pool: UserPool;
  /** Has a secret: a stolen refresh token mints nothing at the pool. */
  readonly client: UserPoolClient;
  readonly clientSecret: Secret;

  constructor(scope: Construct, id: string, { config, key }: CredentialsProps) {
    super(scope, id);
    const removalPolicy = dataRemoval(config);
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
      deletionProtection: config.protected,
      removalPolicy,
    });
    this.client = this.addClient();
    const { attrClientSecret } = this.client.node.defaultChild as CfnUserPoolClient;
    this.clientSecret = new Secret(this, "ClientSecret", {
      description: "The secret of the user pool's client",
      encryptionKey: key,
      secretStringValue: SecretValue.resourceAttribute(attrClientSecret),
      removalPolicy,
    });
  }

  private addClient(): UserPoolClient {
    // Cognito takes an empty list for every attribute.
    const attributes = new ClientAttributes().withStandardAttributes({ locale: true });
    return this.pool.addClient("Sessions", {
      authFlows: { adminUserPassword: true },
      disableOAuth: true,
      generateSecret: true,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      readAttributes: attributes,
      writeAttributes: attributes,
      idTokenValidity: Duration.minutes(30),
      accessTokenValidity: Duration.minutes(30),
      refreshTokenValidity: Duration.seconds(longestSignInSeconds),
    });
  }
}
