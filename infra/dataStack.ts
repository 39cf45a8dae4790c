import { CfnOutput, RemovalPolicy, Stack, type StackProps } from "aws-cdk-lib";
import { AttributeType, BillingMode, Table } from "aws-cdk-lib/aws-dynamodb";
import { Key } from "aws-cdk-lib/aws-kms";
import { CfnPlaceIndex } from "aws-cdk-lib/aws-location";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import type { Config } from "./config/config.ts";
import { backups } from "./constructs/backups.ts";
import { Credentials } from "./constructs/Credentials.ts";
import { logBucket } from "./constructs/logBucket.ts";
import { Mail } from "./constructs/Mail.ts";
import { photoBucket } from "./constructs/photoBucket.ts";
import { Secrets } from "./constructs/Secrets.ts";
import { allowLogs } from "./constructs/serviceLog.ts";
import { allowAlarms } from "./watch/alarmTopic.ts";

/** Lists of the whole registry, spread over shards; rows without a `shard` are in none. */
const unfiltered = "unfiltered";
/** Lists of one city. */
const byPlace = "byPlace";

/** What the registry keeps and the services it asks: the part that outlives every release. */
export class DataStack extends Stack {
  /** Encrypts records, photos, secrets and logs. */
  readonly key: Key;
  readonly table: Table;
  /** The names of the table's indexes. */
  readonly indexes = [unfiltered, byPlace];
  readonly photos: IBucket;
  /** Receives the access logs of every other bucket. */
  readonly accessLogs: IBucket;
  readonly credentials: Credentials;
  readonly places: CfnPlaceIndex;
  readonly secrets: Secrets;
  readonly mail: Mail;

  constructor(scope: Construct, id: string, { config, ...props }: StackProps & { config: Config }) {
    super(scope, id, props);
    const removalPolicy = config.keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
    this.key = new Key(this, "Key", { enableKeyRotation: true, removalPolicy });
    allowLogs(this.key);
    allowAlarms(this.key);
    this.table = this.makeTable(config, removalPolicy);
    this.accessLogs = logBucket(this, removalPolicy);
    this.photos = photoBucket(this, { config, key: this.key, accessLogs: this.accessLogs, removalPolicy });
    this.credentials = new Credentials(this, "Credentials", { config, removalPolicy });
    this.secrets = new Secrets(this, "Secrets", { key: this.key, removalPolicy });
    this.mail = new Mail(this, "Mail", config);
    if (config.keepData) backups(this, this.key, this.table);
    // What is found is stored with the household, which is what "Storage" asks for. Esri's and HERE's data
    // may be stored, Grab's covers no American address.
    this.places = new CfnPlaceIndex(this, "Places", {
      indexName: `beforehand-${config.stage}`,
      dataSource: "Here",
      dataSourceConfiguration: { intendedUse: "Storage" },
    });
    this.tellOperator(config);
  }

  /** What the operator's scripts look for. */
  private tellOperator({ mailFrom }: Config): void {
    const outputs = {
      TableName: this.table.tableName,
      PhotoBucketName: this.photos.bucketName,
      UserPoolId: this.credentials.pool.userPoolId,
      UserPoolClientId: this.credentials.client.userPoolClientId,
      PlaceIndexName: this.places.indexName,
      MailFrom: mailFrom,
      MailRules: this.mail.rules.configurationSetName,
      StripeSecretArn: this.secrets.stripe.secretArn,
      SigningSecretArn: this.secrets.signing.secretArn,
      OriginSecretArn: this.secrets.origin.secretArn,
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
      deletionProtection: config.keepData,
      removalPolicy,
    });
    table.addGlobalSecondaryIndex({
      indexName: unfiltered,
      partitionKey: { name: "shard", type: AttributeType.STRING },
      sortKey: { name: "shardSort", type: AttributeType.STRING },
    });
    table.addGlobalSecondaryIndex({
      indexName: byPlace,
      partitionKey: { name: "place", type: AttributeType.STRING },
      sortKey: { name: "placeSort", type: AttributeType.STRING },
    });
    return table;
  }
}
