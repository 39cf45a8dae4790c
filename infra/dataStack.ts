import { CfnOutput, Duration, type RemovalPolicy, Stack, type StackProps } from "aws-cdk-lib";
import { AttributeType, BillingMode, ProjectionType, StreamViewType, Table } from "aws-cdk-lib/aws-dynamodb";
import { Key } from "aws-cdk-lib/aws-kms";
import { CfnPlaceIndex } from "aws-cdk-lib/aws-location";
import { BucketEncryption, type IBucket } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import type { Config } from "./config/config.ts";
import { auditBucket } from "./constructs/auditBucket.ts";
import { backups } from "./constructs/backups.ts";
import { Credentials } from "./constructs/Credentials.ts";
import { dataRemoval } from "./constructs/dataRemoval.ts";
import { exportBucket } from "./constructs/exportBucket.ts";
import { Mail } from "./constructs/Mail.ts";
import { photoBucket } from "./constructs/photoBucket.ts";
import { privateBucket } from "./constructs/privateBucket.ts";
import { Secrets } from "./constructs/Secrets.ts";
import { allowLogs } from "./constructs/serviceLog.ts";
import { allowAlarms } from "./watch/alarmTopics.ts";

/** Lists of the whole registry, spread over shards. */
const unfiltered = "unfiltered";
const byPlace = "byPlace";

/** Beside urgency, which is the table's own order. */
const byAddress = "byAddress";
const byConfirmed = "byConfirmed";

/** For finding people; they hold only the jacket's name, the second those with several last names. */
const found = "found";
const secondName = "secondName";

/**
 * Access logs name callers' network addresses, and whose photo was read: less long than other logs. Three days less
 * than the 90 that the privacy page names: S3 rounds each of the two expirations below up to a midnight.
 */
const accessLogDays = 87;

/** They outlive every release. */
export class DataStack extends Stack {
  readonly key: Key;
  readonly table: Table;
  readonly indexes = [unfiltered, byPlace, byAddress, byConfirmed, found, secondName];
  readonly photos: IBucket;
  readonly audit: IBucket;
  readonly exports: IBucket;
  readonly accessLogs: IBucket;
  readonly credentials: Credentials;
  readonly places: CfnPlaceIndex;
  readonly secrets: Secrets;
  readonly mail: Mail;

  constructor(scope: Construct, id: string, { config, ...props }: StackProps & { config: Config }) {
    super(scope, id, props);
    const removalPolicy = dataRemoval(config);
    this.key = new Key(this, "Key", { enableKeyRotation: true, removalPolicy });
    allowLogs(this.key);
    allowAlarms(this.key);
    this.table = this.makeTable(config, removalPolicy);
    this.accessLogs = privateBucket(this, "AccessLogs", config, {
      // S3 delivers access logs only under its own key.
      encryption: BucketEncryption.S3_MANAGED,
      lifecycleRules: [
        {
          expiration: Duration.days(Math.min(config.logDays, accessLogDays)),
          // An expired log is first kept as a version.
          noncurrentVersionExpiration: Duration.days(1),
        },
        { expiredObjectDeleteMarker: true, abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    });
    this.photos = photoBucket(this, { config, key: this.key, accessLogs: this.accessLogs });
    this.credentials = new Credentials(this, "Credentials", { config, key: this.key });
    this.audit = auditBucket(this, { config, key: this.key, accessLogs: this.accessLogs });
    this.exports = exportBucket(this, { config, key: this.key, accessLogs: this.accessLogs });
    this.secrets = new Secrets(this, "Secrets", { key: this.key, removalPolicy });
    this.mail = new Mail(this, "Mail", config);
    if (config.keepData) backups(this, config, this);
    // Positions are stored with the household, which needs "Storage". Esri and HERE allow it; Grab covers no
    // American address.
    this.places = new CfnPlaceIndex(this, "Places", {
      indexName: `beforehand-${config.stage}`,
      dataSource: "Here",
      dataSourceConfiguration: { intendedUse: "Storage" },
    });
    this.tellOperator(config);
  }

  private tellOperator({ mailFrom, keepData, protected: isProtected }: Config): void {
    const outputs = {
      TableName: this.table.tableName,
      PhotoBucketName: this.photos.bucketName,
      AuditBucketName: this.audit.bucketName,
      ExportBucketName: this.exports.bucketName,
      UserPoolId: this.credentials.pool.userPoolId,
      UserPoolClientId: this.credentials.client.userPoolClientId,
      PlaceIndexName: this.places.indexName,
      MailFrom: mailFrom,
      MailRules: this.mail.rules.configurationSetName,
      StripeSecretArn: this.secrets.stripe.secretArn,
      SigningSecretArn: this.secrets.signing.secretArn,
      OriginSecretArn: this.secrets.origin.secretArn,
      ...(keepData ? { Protected: isProtected ? "yes" : "later" } : {}),
    };
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value });
    this.mail.dkimRecords.forEach(({ name, value }, index) => {
      new CfnOutput(this, `MailRecord${index + 1}`, { value: `${name} CNAME ${value}` });
    });
  }

  private makeTable(config: Config, removalPolicy: RemovalPolicy): Table {
    const table = new Table(this, "Records", {
      partitionKey: { name: "pk", type: AttributeType.STRING },
      sortKey: { name: "sk", type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      encryptionKey: this.key,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      timeToLiveAttribute: "expiresAt",
      stream: StreamViewType.NEW_IMAGE,
      deletionProtection: config.protected,
      removalPolicy,
    });
    const index = (indexName: string, partition: string, sort: string, nonKeyAttributes?: string[]) =>
      table.addGlobalSecondaryIndex({
        indexName,
        partitionKey: { name: partition, type: AttributeType.STRING },
        sortKey: { name: sort, type: AttributeType.STRING },
        ...(nonKeyAttributes && { projectionType: ProjectionType.INCLUDE, nonKeyAttributes }),
      });
    index(unfiltered, "shard", "shardSort");
    index(byPlace, "place", "placeSort");
    index(byAddress, "pk", "addressSort");
    index(byConfirmed, "pk", "confirmedSort");
    index(found, "found", "foundSort", ["owner", "mid", "hid", "departments"]);
    index(secondName, "found", "secondSort", ["owner", "mid", "hid"]);
    return table;
  }
}
