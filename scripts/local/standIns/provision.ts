import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { localKeys } from "#scripts/local/common/accessKeys.ts";
import { type Assembly, ofType, type Resource } from "#scripts/local/template/assembly.ts";
import type { Resolve } from "#scripts/local/template/createResolver.ts";
import { keyOf, localAccount, localName, localRegion } from "#scripts/local/template/localNames.ts";
import type { LocalValues } from "#scripts/local/template/localValues.ts";
import { generateSecret, type LocalSecrets, type SecretRecipe } from "./openSecrets.ts";
import { provisionTable, type TableProperties } from "./provisionTable.ts";
import { provisionUserPool, provisionUserPoolClient } from "./provisionUserPool.ts";
import type { CorsRule, LocalBucket } from "./startPhotos.ts";

export function bucketsOf(assembly: Assembly, resolve: Resolve): LocalBucket[] {
  return ofType(assembly, "AWS::S3::Bucket").map((bucket) => {
    const { CorsRules = [] } = (resolve(bucket.stack, bucket.properties.CorsConfiguration) ?? {}) as {
      CorsRules?: CorsRule[];
    };
    return { name: localName(bucket), cors: CorsRules };
  });
}

/** From another resource's attribute, such as the secret of the pool's client. */
const isDerived = ({ properties: { SecretString } }: Resource) => typeof SecretString === "object";

export async function provisionDerivedSecrets(
  assembly: Assembly,
  resolve: Resolve,
  secrets: LocalSecrets,
): Promise<void> {
  for (const resource of ofType(assembly, "AWS::SecretsManager::Secret").filter(isDerived))
    await secrets.put(keyOf(resource), String(resolve(resource.stack, resource.properties.SecretString)));
}

/** `given` has those of an operator. */
export async function provisionSecrets(
  assembly: Assembly,
  secrets: LocalSecrets,
  given: (resource: Resource) => string | undefined,
): Promise<void> {
  for (const resource of ofType(assembly, "AWS::SecretsManager::Secret")) {
    if (isDerived(resource)) continue;
    const { GenerateSecretString, SecretString } = resource.properties;
    await secrets.ensure(
      keyOf(resource),
      () =>
        given(resource) ??
        (typeof SecretString === "string"
          ? SecretString
          : generateSecret((GenerateSecretString ?? {}) as SecretRecipe)),
    );
  }
}

interface Endpoints {
  readonly dynamo: string;
  readonly identity: string;
}

export function tablesOf(assembly: Assembly, resolve: Resolve): [string, TableProperties][] {
  return ofType(assembly, "AWS::DynamoDB::Table").map((table) => {
    const { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes, ...more } = table.properties;
    const { TimeToLiveSpecification, StreamSpecification } = more;
    const keys = { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes };
    const properties = { ...keys, TimeToLiveSpecification, StreamSpecification };
    return [localName(table), resolve(table.stack, properties) as TableProperties];
  });
}

async function provisionTables(assembly: Assembly, resolve: Resolve, endpoint: string): Promise<void> {
  const dynamo = new DynamoDBClient({ endpoint, region: localRegion, credentials: localKeys });
  for (const [name, properties] of tablesOf(assembly, resolve)) await provisionTable(dynamo, name, properties);
  dynamo.destroy();
}

async function provisionPools(assembly: Assembly, resolve: Resolve, values: LocalValues, endpoint: string) {
  const cognito = new CognitoIdentityProviderClient({ endpoint, region: localRegion, credentials: localKeys });
  for (const pool of ofType(assembly, "AWS::Cognito::UserPool")) {
    const id = await provisionUserPool(cognito, localName(pool));
    const host = new URL(endpoint).host;
    values.set(keyOf(pool), {
      Ref: id,
      UserPoolId: id,
      Arn: `arn:aws:cognito-idp:${localRegion}:${localAccount}:userpool/${id}`,
      ProviderName: `${host}/${id}`,
      ProviderURL: `${endpoint}/${id}`,
    });
  }
  for (const client of ofType(assembly, "AWS::Cognito::UserPoolClient")) {
    const { UserPoolId, ...properties } = resolve(client.stack, client.properties) as Record<string, unknown>;
    const { id, secret } = await provisionUserPoolClient(cognito, String(UserPoolId), localName(client), properties);
    values.set(keyOf(client), { Ref: id, ClientId: id, ...(secret ? { ClientSecret: secret } : {}) });
  }
  cognito.destroy();
}

/** Existing tables and user pools stay as they are. */
export async function provision(
  assembly: Assembly,
  resolve: Resolve,
  values: LocalValues,
  { dynamo, identity }: Endpoints,
): Promise<void> {
  await Promise.all([provisionTables(assembly, resolve, dynamo), provisionPools(assembly, resolve, values, identity)]);
}
