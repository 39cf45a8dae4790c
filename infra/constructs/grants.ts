import { Stack } from "aws-cdk-lib";
import { Effect, PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Use } from "#shared/contract/call.ts";
import { stripeApi } from "../config.ts";
import { type DataStack, indexes } from "../dataStack.ts";
import { photoPrefix } from "./photoBucket.ts";

/** What functions reach, and the addresses that they are told. */
export interface Services {
  readonly data: DataStack;
  readonly mailFrom: string;
  /** Origins without a slash at the end. */
  readonly siteOrigin: string;
  readonly payOrigin: string;
}

/** A permission together with what a function must know to use it. */
interface Grant {
  readonly environment: Readonly<Record<string, string>>;
  readonly statements: readonly PolicyStatement[];
}

/**
 * What a function needs beside its declared uses: "session" reads the caller's account, "limits" counts
 * the call.
 */
export type Need = Use | "session" | "limits";

function allow(actions: string[], ...resources: string[]): PolicyStatement {
  return new PolicyStatement({ actions, resources });
}

function records({ data: { table, key } }: Services, actions: string[], keyActions: string[]): Grant {
  return {
    environment: { TABLE_NAME: table.tableName },
    statements: [allow(actions, table.tableArn), allow(keyActions, key.keyArn)],
  };
}

/** The rows of one kind alone, by the beginning of their partition key. */
function rowsOf(kind: string, services: Services, action: string): Grant {
  const { environment, statements } = records(services, [action], writeKey);
  const [rows] = statements;
  rows?.addCondition("ForAllValues:StringLike", { "dynamodb:LeadingKeys": [`${kind}#*`] });
  return { environment, statements };
}

const readKey = ["kms:Decrypt", "kms:DescribeKey"];
const writeKey = [...readKey, "kms:Encrypt", "kms:GenerateDataKey", "kms:ReEncryptFrom", "kms:ReEncryptTo"];

const reads = ["dynamodb:GetItem", "dynamodb:BatchGetItem", "dynamodb:Query"];

function readRecords(services: Services): Grant {
  const { tableArn } = services.data.table;
  const { environment, statements } = records(services, reads, readKey);
  const lists = indexes.map((index) => `${tableArn}/index/${index}`);
  return { environment, statements: [...statements, allow(["dynamodb:Query"], ...lists)] };
}

// A transaction is authorized by the actions inside it.
const writes = [
  "dynamodb:PutItem",
  "dynamodb:UpdateItem",
  "dynamodb:DeleteItem",
  "dynamodb:ConditionCheckItem",
];

/** What is in the audit stays there as it is, also for the functions that write everything else. */
function writeRecords(services: Services): Grant {
  const { environment, statements } = records(services, writes, writeKey);
  const keepAudit = new PolicyStatement({
    effect: Effect.DENY,
    actions: ["dynamodb:UpdateItem", "dynamodb:DeleteItem"],
    resources: [services.data.table.tableArn],
    conditions: { "ForAnyValue:StringLike": { "dynamodb:LeadingKeys": ["AUDIT#*"] } },
  });
  return { environment, statements: [...statements, keepAudit] };
}

/** @param keyActions what it takes to read or write with the bucket's key; to erase takes nothing */
function photos({ data: { photos, key } }: Services, action: string, ...keyActions: string[]): Grant {
  const objects = allow([action], photos.arnForObjects(`${photoPrefix}*`));
  return {
    environment: { PHOTO_BUCKET: photos.bucketName },
    statements: keyActions.length === 0 ? [objects] : [objects, allow(keyActions, key.keyArn)],
  };
}

/** To sign an upload, and to note it for the run that erases what nobody used. */
function uploads(services: Services): Grant {
  const upload = photos(services, "s3:PutObject", "kms:GenerateDataKey");
  const note = rowsOf("RETIRED", services, "dynamodb:PutItem");
  return {
    environment: { ...upload.environment, ...note.environment },
    statements: [...upload.statements, ...note.statements],
  };
}

const credentialActions = [
  "cognito-idp:AdminCreateUser",
  "cognito-idp:AdminSetUserPassword",
  "cognito-idp:AdminDeleteUser",
];

function pool({ data: { credentials } }: Services, actions: string[]): Grant {
  return {
    environment: {
      USER_POOL_ID: credentials.pool.userPoolId,
      USER_POOL_CLIENT_ID: credentials.client.userPoolClientId,
    },
    statements: [allow(actions, credentials.pool.userPoolArn)],
  };
}

/**
 * Mail is allowed by the identity that it is sent from, the address itself or its whole domain, and by the rules
 * that it is sent by.
 */
function mail({ data, mailFrom }: Services): Grant {
  const [, domain = ""] = mailFrom.split("@");
  const arn = (resource: string, resourceName: string) =>
    Stack.of(data).formatArn({ service: "ses", resource, resourceName });
  const rules = data.mail.rules.configurationSetName;
  const identities = [mailFrom, domain].map((name) => arn("identity", name));
  return {
    environment: { MAIL_FROM: mailFrom, MAIL_RULES: rules },
    statements: [allow(["ses:SendEmail"], ...identities, arn("configuration-set", rules))],
  };
}

/** A text goes to a number, which has no ARN; every topic has one and is left out. */
function texts(): Grant {
  const toNumbersOnly = new PolicyStatement({ actions: ["sns:Publish"], notResources: ["arn:*:sns:*:*:*"] });
  return { environment: {}, statements: [toNumbersOnly] };
}

function geocoder({ data: { places } }: Services): Grant {
  return {
    environment: { PLACE_INDEX: places.indexName },
    statements: [allow(["geo:SearchPlaceIndexForText"], places.attrArn)],
  };
}

function payments({ data: { secrets, key }, payOrigin }: Services): Grant {
  const { secretArn } = secrets.stripe;
  return {
    environment: { STRIPE_SECRET_ARN: secretArn, STRIPE_API: stripeApi, PAY_ORIGIN: payOrigin },
    statements: [allow(["secretsmanager:GetSecretValue"], secretArn), allow(["kms:Decrypt"], key.keyArn)],
  };
}

const grants: Record<Need, (services: Services) => Grant> = {
  "records:read": readRecords,
  "records:write": writeRecords,
  audit: (services) => rowsOf("AUDIT", services, "dynamodb:PutItem"),
  "photos:read": (services) => photos(services, "s3:GetObject", "kms:Decrypt"),
  "photos:write": uploads,
  "photos:erase": (services) => photos(services, "s3:DeleteObject"),
  // To end a token takes no permission: who has it may.
  identity: (services) => pool(services, ["cognito-idp:AdminInitiateAuth"]),
  credentials: (services) => pool(services, credentialActions),
  mail,
  texts,
  geocoder,
  payments,
  session: (services) => records(services, ["dynamodb:GetItem"], readKey),
  limits: (services) => rowsOf("LIMIT", services, "dynamodb:UpdateItem"),
};

/** The environment and the least permissions of a function with these needs. */
export function grantFor(needs: readonly Need[], services: Services): Grant {
  const given = needs.map((need) => grants[need](services));
  return {
    environment: Object.assign({}, ...given.map(({ environment }) => environment)),
    statements: given.flatMap(({ statements }) => statements),
  };
}
