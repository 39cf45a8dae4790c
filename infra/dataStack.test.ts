import { expect, test } from "vitest";
import { publicSettings } from "./testing/deployments.ts";
import { synthesize } from "./testing/synthesize.ts";

const prod = synthesize("prod", publicSettings);
const dev = synthesize("dev");

const keptOnceMade = "RetainExceptOnCreate";

test("the table is encrypted, recoverable and protected in prod", () => {
  const [table] = prod.ofType("AWS::DynamoDB::Table");
  const [key] = prod.ofType("AWS::KMS::Key");
  expect(table).toMatchObject({
    deletionPolicy: keptOnceMade,
    properties: {
      BillingMode: "PAY_PER_REQUEST",
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      SSESpecification: { SSEType: "KMS", KMSMasterKeyId: { "Fn::GetAtt": [key?.id, "Arn"] } },
      TimeToLiveSpecification: { AttributeName: "expiresAt", Enabled: true },
    },
  });
  expect(key).toMatchObject({ deletionPolicy: keptOnceMade, properties: { EnableKeyRotation: true } });
});

test("a trial deployment leaves nothing behind", () => {
  const kept = dev.resources.filter(({ deletionPolicy = "Delete" }) => deletionPolicy !== "Delete");
  expect(kept.map(({ id }) => id)).toEqual([]);
});

test("the data of prod outlives its stack", () => {
  const kept = new Set(
    prod.resources.filter(({ deletionPolicy }) => deletionPolicy === keptOnceMade).map(({ type }) => type),
  );
  for (const type of [
    "AWS::Backup::BackupVault",
    "AWS::Cognito::UserPool",
    "AWS::DynamoDB::Table",
    "AWS::KMS::Key",
    "AWS::Logs::LogGroup",
    "AWS::S3::Bucket",
    "AWS::SES::EmailIdentity",
    "AWS::SecretsManager::Secret",
  ])
    expect(kept).toContain(type);
});

test("lists are read from indexes of whole rows; what staff find, from two that name jackets alone", () => {
  const [table] = dev.ofType("AWS::DynamoDB::Table");
  const index = (name: string, hash: string, sort: string, Projection: object = { ProjectionType: "ALL" }) => ({
    IndexName: name,
    KeySchema: [
      { AttributeName: hash, KeyType: "HASH" },
      { AttributeName: sort, KeyType: "RANGE" },
    ],
    Projection,
  });
  const pair = { ProjectionType: "INCLUDE", NonKeyAttributes: ["owner", "mid", "hid"] };
  const pairs = { ProjectionType: "INCLUDE", NonKeyAttributes: ["owner", "mid", "hid", "departments"] };
  expect(table?.properties).toMatchObject({
    GlobalSecondaryIndexes: [
      index("unfiltered", "shard", "shardSort"),
      index("byPlace", "place", "placeSort"),
      index("byAddress", "pk", "addressSort"),
      index("byConfirmed", "pk", "confirmedSort"),
      index("found", "found", "foundSort", pairs),
      index("secondName", "found", "secondSort", pair),
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

interface LifecycleRule {
  readonly Prefix?: string;
  readonly NoncurrentVersionExpiration?: object;
}

const lifecycleOf = (deployment: typeof prod, bucket: string): LifecycleRule[] =>
  deployment
    .ofType<{ LifecycleConfiguration: { Rules: LifecycleRule[] } }>("AWS::S3::Bucket")
    .find(({ id }) => id.startsWith(bucket))?.properties.LifecycleConfiguration.Rules ?? [];

const lifecycleOfPhotos = () => lifecycleOf(prod, "Photos");

/** Both expirations are rounded up to a midnight, and a version has a day of its own. */
const roundedUp = 3;

test.each([
  [90, "prod", prod],
  [33, "a trial", dev],
] as const)(
  "who read which photo is forgotten within %i days in %s, whatever versions S3 keeps",
  (days, _in, deployment) => {
    expect(lifecycleOf(deployment, "AccessLogs")).toContainEqual({
      ExpirationInDays: days - roundedUp,
      NoncurrentVersionExpiration: { NoncurrentDays: 1 },
      Status: "Enabled",
    });
  },
);

test("no photo in use ever expires", () => {
  const expiring = lifecycleOfPhotos().filter((rule) => "ExpirationInDays" in rule || "ExpirationDate" in rule);
  expect(expiring.map(({ Prefix }) => Prefix)).toEqual(["uploads/"]);
});

test("an upload is gone after a day or two, with the versions that S3 keeps of it", () => {
  const uploads = lifecycleOfPhotos().find(({ Prefix }) => Prefix === "uploads/");
  expect(uploads).toMatchObject({ ExpirationInDays: 1, Status: "Enabled" });
  expect(uploads?.NoncurrentVersionExpiration).toEqual({ NoncurrentDays: 1 });
});

test("no one can sign up with Cognito directly, and a failed sign-in does not say whether the account exists", () => {
  expect(prod.ofType("AWS::Cognito::UserPool")[0]?.properties).toMatchObject({
    AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
    DeletionProtection: "ACTIVE",
    UserPoolTier: "LITE",
    UsernameConfiguration: { CaseSensitive: true },
    Policies: { PasswordPolicy: { MinimumLength: 7, RequireSymbols: false } },
  });
  for (const { properties } of prod.ofType("AWS::Cognito::UserPoolClient"))
    expect(properties).toMatchObject({
      ExplicitAuthFlows: expect.arrayContaining(["ALLOW_ADMIN_USER_PASSWORD_AUTH"]),
      PreventUserExistenceErrors: "ENABLED",
      EnableTokenRevocation: true,
      ReadAttributes: ["locale"],
      WriteAttributes: ["locale"],
      IdTokenValidity: 30,
      RefreshTokenValidity: 30 * 24 * 60,
    });
});

test("only a client that proves itself with a secret refreshes tokens", () => {
  const clients = prod.ofType<{ ExplicitAuthFlows: string[]; GenerateSecret: boolean }>("AWS::Cognito::UserPoolClient");
  const refreshing = clients.filter(({ properties }) =>
    properties.ExplicitAuthFlows.includes("ALLOW_REFRESH_TOKEN_AUTH"),
  );
  expect(refreshing.map(({ properties }) => properties.GenerateSecret)).toEqual([true]);
  const [secret] = prod
    .ofType("AWS::SecretsManager::Secret")
    .filter(({ id }) => id.startsWith("CredentialsClientSecret"));
  expect(secret?.properties).toMatchObject({
    SecretString: { "Fn::GetAtt": [refreshing[0]?.id, "ClientSecret"] },
    KmsKeyId: expect.anything(),
  });
});

test("positions found by the geocoder may be stored", () => {
  expect(prod.ofType("AWS::Location::PlaceIndex")[0]?.properties).toMatchObject({
    DataSourceConfiguration: { IntendedUse: "Storage" },
  });
});

test("the table is copied every night for 35 days in prod, and the copies refuse to be deleted", () => {
  const [plan] = prod.ofType<{ BackupPlan: { BackupPlanRule: readonly object[] } }>("AWS::Backup::BackupPlan");
  expect(plan?.properties.BackupPlan.BackupPlanRule).toMatchObject([
    { ScheduleExpression: "cron(0 8 * * ? *)", Lifecycle: { DeleteAfterDays: 35 } },
  ]);
  const [table] = prod.ofType("AWS::DynamoDB::Table");
  const [selection] = prod.ofType<{ BackupSelection: { Resources: readonly unknown[] } }>(
    "AWS::Backup::BackupSelection",
  );
  expect(JSON.stringify(selection?.properties.BackupSelection.Resources)).toContain(`"${table?.id}"`);
  const [vault] = prod.ofType<{ AccessPolicy: unknown }>("AWS::Backup::BackupVault");
  expect(JSON.stringify(vault?.properties.AccessPolicy)).toContain("backup:DeleteRecoveryPoint");
  expect(dev.ofType("AWS::Backup::BackupVault")).toEqual([]);
});

test("mail is sent encrypted, and never to an address that bounced or whose owner complained", () => {
  for (const deployment of [dev, prod])
    expect(deployment.ofType("AWS::SES::ConfigurationSet")[0]?.properties).toMatchObject({
      SuppressionOptions: { SuppressedReasons: ["BOUNCE", "COMPLAINT"] },
      ReputationOptions: { ReputationMetricsEnabled: true },
      DeliveryOptions: { TlsPolicy: "REQUIRE" },
    });
});

test("SES tells the account's own bus of bounces and complaints", () => {
  for (const deployment of [dev, prod])
    expect(deployment.ofType("AWS::SES::ConfigurationSetEventDestination")[0]?.properties).toMatchObject({
      EventDestination: {
        Enabled: true,
        MatchingEventTypes: ["bounce", "complaint"],
        EventBridgeDestination: { EventBusArn: { "Fn::Join": ["", expect.arrayContaining([":event-bus/default"])] } },
      },
    });
});

const identitiesWith = (settings: Readonly<Record<string, string>>) =>
  synthesize("prod", { ...publicSettings, ...settings })
    .ofType<{ EmailIdentity: string }>("AWS::SES::EmailIdentity")
    .map(({ properties }) => properties.EmailIdentity);

test("the address that mail comes from is verified, or its domain, or neither", () => {
  expect(prod.ofType<object>("AWS::SES::EmailIdentity").map(({ properties }) => properties)).toMatchObject([
    { EmailIdentity: "no-reply@example.org" },
  ]);
  expect(dev.ofType("AWS::SES::EmailIdentity")).toEqual([]);
  expect(identitiesWith({ mailIdentity: "domain" })).toEqual(["example.org"]);
  expect(identitiesWith({ mailIdentity: "existing" })).toEqual([]);
});

interface Archive {
  readonly ObjectLockEnabled?: boolean;
  readonly ObjectLockConfiguration?: { readonly Rule: { readonly DefaultRetention: object } };
  readonly VersioningConfiguration: object;
  readonly BucketEncryption: unknown;
}

const archiveOf = (deployment: typeof prod): Archive =>
  deployment.ofType<Archive>("AWS::S3::Bucket").find(({ id }) => id.startsWith("AuditArchive"))?.properties ??
  expect.fail("no archive");

test("sealed days of the audit cannot be deleted or replaced for six years in prod, whoever asks", () => {
  const { ObjectLockConfiguration, ...archive } = archiveOf(prod);
  expect(archive).toMatchObject({
    ObjectLockEnabled: true,
    VersioningConfiguration: { Status: "Enabled" },
    BucketEncryption: expect.objectContaining({}),
  });
  expect(JSON.stringify(archive.BucketEncryption)).toContain("aws:kms");
  expect(ObjectLockConfiguration?.Rule.DefaultRetention).toEqual({ Mode: "GOVERNANCE", Days: 6 * 366 });
  const strict = synthesize("prod", { ...publicSettings, auditYears: "7", auditLock: "compliance" });
  expect(archiveOf(strict).ObjectLockConfiguration?.Rule.DefaultRetention).toEqual({
    Mode: "COMPLIANCE",
    Days: 7 * 366,
  });
});

test("the archive takes no object that could replace one", () => {
  const [policy] = prod
    .ofType<{ Bucket: { Ref: string }; PolicyDocument: { Statement: readonly object[] } }>("AWS::S3::BucketPolicy")
    .filter(({ properties }) => properties.Bucket.Ref.includes("AuditArchive"));
  expect(policy?.properties.PolicyDocument.Statement).toContainEqual(
    expect.objectContaining({
      Effect: "Deny",
      Principal: { AWS: "*" },
      Action: "s3:PutObject",
      Condition: { Null: { "s3:if-none-match": "true" } },
    }),
  );
});

test("a trial deployment's archive has no lock, so that it can be taken down", () => {
  expect(archiveOf(dev).ObjectLockEnabled).toBeUndefined();
});

test("no function may delete a sealed day or shorten its lock, and one alone adds them", () => {
  const writers = prod
    .ofType<{ PolicyDocument: { Statement: readonly { Action: unknown; Resource: unknown }[] } }>(
      "AWS::IAM::ManagedPolicy",
    )
    .flatMap(({ properties }) => properties.PolicyDocument.Statement)
    .filter(({ Resource }) => JSON.stringify(Resource ?? "").includes("AuditArchive"));
  expect(writers.map(({ Action }) => Action)).toEqual([["s3:GetObject", "s3:PutObject"]]);
});

test("the key lets CloudWatch Logs encrypt this account's log groups, as its manual says, and no other's", () => {
  const [key] = prod.ofType<{ KeyPolicy: { Statement: readonly object[] } }>("AWS::KMS::Key");
  expect(key?.properties.KeyPolicy.Statement).toContainEqual({
    Effect: "Allow",
    Principal: { Service: "logs.us-east-1.amazonaws.com" },
    Action: ["kms:Decrypt*", "kms:Describe*", "kms:Encrypt*", "kms:GenerateDataKey*", "kms:ReEncrypt*"],
    Resource: "*",
    Condition: {
      ArnLike: {
        "kms:EncryptionContext:aws:logs:arn": {
          "Fn::Join": ["", ["arn:", { Ref: "AWS::Partition" }, ":logs:us-east-1:", { Ref: "AWS::AccountId" }, ":*"]],
        },
      },
    },
  });
});

test("what departments take away is erased by the next day, whatever happens, and no version of it stays", () => {
  const [bucket] = prod
    .ofType<Archive & { LifecycleConfiguration: { Rules: readonly object[] } }>("AWS::S3::Bucket")
    .filter(({ id }) => id.startsWith("RegistryExports"));
  expect(bucket?.properties.VersioningConfiguration).toBeUndefined();
  expect(bucket?.properties.LifecycleConfiguration.Rules).toMatchObject([{ ExpirationInDays: 1, Status: "Enabled" }]);
  expect(JSON.stringify(bucket?.properties.BucketEncryption)).toContain("aws:kms");
});
