import { expect, test } from "vitest";
import { synthesize } from "./testing/synthesize.ts";

const prod = synthesize("prod", { mailFrom: "no-reply@example.org" });
const dev = synthesize("dev");

test("the table is encrypted, recoverable and protected in prod", () => {
  const [table] = prod.ofType("AWS::DynamoDB::Table");
  const [key] = prod.ofType("AWS::KMS::Key");
  expect(table).toMatchObject({
    deletionPolicy: "Retain",
    properties: {
      BillingMode: "PAY_PER_REQUEST",
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      SSESpecification: { SSEType: "KMS", KMSMasterKeyId: { "Fn::GetAtt": [key?.id, "Arn"] } },
      TimeToLiveSpecification: { AttributeName: "expiresAt", Enabled: true },
    },
  });
  expect(key).toMatchObject({ deletionPolicy: "Retain", properties: { EnableKeyRotation: true } });
});

test("a trial deployment leaves nothing behind", () => {
  const kept = dev.resources.filter(({ deletionPolicy }) => deletionPolicy === "Retain");
  expect(kept.map(({ id }) => id)).toEqual([]);
});

test("what prod keeps outlives its stack", () => {
  const kept = new Set(
    prod.resources.filter(({ deletionPolicy }) => deletionPolicy === "Retain").map(({ type }) => type),
  );
  for (const type of [
    "AWS::Cognito::UserPool",
    "AWS::DynamoDB::Table",
    "AWS::KMS::Key",
    "AWS::Logs::LogGroup",
    "AWS::S3::Bucket",
    "AWS::SecretsManager::Secret",
  ])
    expect(kept).toContain(type);
});

test("lists are read from the two indexes, whole rows", () => {
  const [table] = dev.ofType("AWS::DynamoDB::Table");
  const index = (name: string, hash: string, sort: string) => ({
    IndexName: name,
    KeySchema: [
      { AttributeName: hash, KeyType: "HASH" },
      { AttributeName: sort, KeyType: "RANGE" },
    ],
    Projection: { ProjectionType: "ALL" },
  });
  expect(table?.properties).toMatchObject({
    GlobalSecondaryIndexes: [
      index("unfiltered", "shard", "shardSort"),
      index("byPlace", "place", "placeSort"),
    ],
  });
});

test("every bucket is private, encrypted and reached over TLS alone", () => {
  const buckets = prod.ofType("AWS::S3::Bucket");
  const blocked = {
    BlockPublicAcls: true,
    BlockPublicPolicy: true,
    IgnorePublicAcls: true,
    RestrictPublicBuckets: true,
  };
  for (const { id, properties } of buckets)
    expect(properties, id).toMatchObject({
      PublicAccessBlockConfiguration: blocked,
      BucketEncryption: expect.anything(),
    });
  const policies = prod.ofType("AWS::S3::BucketPolicy");
  expect(policies).toHaveLength(buckets.length);
  for (const { id, properties } of policies)
    expect(JSON.stringify(properties), id).toContain('"aws:SecureTransport":"false"');
});

test("no photo in use ever expires", () => {
  const photos = prod
    .ofType<{ LifecycleConfiguration: { Rules: object[] } }>("AWS::S3::Bucket")
    .find(({ id }) => id.startsWith("Photos"));
  for (const rule of photos?.properties.LifecycleConfiguration.Rules ?? expect.fail("no rules"))
    expect(Object.keys(rule).filter((key) => /^Expiration(InDays|Date)$/.test(key))).toEqual([]);
});

test("nobody signs up by themselves and a sign-in tells nothing of who has an account", () => {
  expect(prod.ofType("AWS::Cognito::UserPool")[0]?.properties).toMatchObject({
    AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
    DeletionProtection: "ACTIVE",
    UserPoolTier: "LITE",
    UsernameConfiguration: { CaseSensitive: true },
    Policies: { PasswordPolicy: { MinimumLength: 7, RequireSymbols: false } },
  });
  expect(prod.ofType("AWS::Cognito::UserPoolClient")[0]?.properties).toMatchObject({
    ExplicitAuthFlows: ["ALLOW_ADMIN_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
    GenerateSecret: false,
    PreventUserExistenceErrors: "ENABLED",
    IdTokenValidity: 30,
    RefreshTokenValidity: 30 * 24 * 60,
  });
});

test("positions found by the geocoder may be stored", () => {
  expect(prod.ofType("AWS::Location::PlaceIndex")[0]?.properties).toMatchObject({
    DataSourceConfiguration: { IntendedUse: "Storage" },
  });
});
