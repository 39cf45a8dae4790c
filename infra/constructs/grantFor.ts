import { Stack } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { publicRate, stripeApi } from "#infra/config/config.ts";
import type { ListUse, RecordUse } from "#shared/contract/call.ts";
import { canaryFamily } from "#shared/model/canary.ts";
import { formatSecondFactor } from "#shared/rules/account/secondFactor.ts";
import { auditPrefix } from "./auditBucket.ts";
import { exportPrefix } from "./exportBucket.ts";
import { allow, allowKey, type Grant, type Machine, type Need, nameSecret, type Services } from "./need.ts";
import { photoPrefix, uploadPrefix } from "./photoBucket.ts";
import { isListUse, isRecordUse, list, records } from "./recordGrants.ts";

/** @param keyActions actions on the bucket's key; erasing needs none */
function objects(
  { data: { photos, key } }: Services,
  actions: string[],
  prefixes: readonly string[],
  ...keyActions: string[]
): Grant {
  const named = allow(actions, ...prefixes.map((prefix) => photos.arnForObjects(`${prefix}*`)));
  return {
    environment: { PHOTO_BUCKET: photos.bucketName },
    statements: keyActions.length === 0 ? [named] : [named, allowKey(key, "s3", ...keyActions)],
  };
}

/** Forty megapixels took 750 MB and three seconds. */
function acceptance(services: Services): Grant {
  const upload = objects(services, ["s3:GetObject", "s3:DeleteObject"], [uploadPrefix], "kms:Decrypt");
  const photo = objects(services, ["s3:PutObject"], [photoPrefix], "kms:GenerateDataKey");
  return {
    environment: photo.environment,
    statements: [...upload.statements, ...photo.statements],
    machine: { memory: 2_048, seconds: 29 },
  };
}

/** Nothing may delete a sealed day. */
function archive({ data: { audit, key } }: Services): Grant {
  const objects = audit.arnForObjects(`${auditPrefix}*`);
  return {
    environment: { AUDIT_BUCKET: audit.bucketName },
    statements: [
      allow(["s3:GetObject", "s3:PutObject"], objects),
      allowKey(key, "s3", "kms:Decrypt", "kms:GenerateDataKey"),
    ],
  };
}

/** Erasing needs no key. */
function exported({ data: { exports, key } }: Services, actions: string[], keyAction: string): Grant {
  return {
    environment: { EXPORT_BUCKET: exports.bucketName },
    statements: [allow(actions, exports.arnForObjects(`${exportPrefix}*`)), allowKey(key, "s3", keyAction)],
  };
}

function pool({ data: { credentials } }: Services, ...verbs: string[]): Grant {
  const actions = verbs.map((verb) => `cognito-idp:Admin${verb}`);
  return {
    environment: { USER_POOL_ID: credentials.pool.userPoolId },
    statements: [allow(actions, credentials.pool.userPoolArn)],
  };
}

/** Its use with a token takes no permission but both. */
function client({ data }: Services): Grant {
  const { credentials } = data;
  const { environment, statements } = nameSecret(data, "USER_POOL_CLIENT_SECRET_ARN", credentials.clientSecret);
  return { environment: { USER_POOL_CLIENT_ID: credentials.client.userPoolClientId, ...environment }, statements };
}

function signIn(services: Services): Grant {
  const [own, ofClient] = [pool(services, "InitiateAuth"), client(services)];
  return {
    environment: { ...own.environment, ...ofClient.environment },
    statements: [...own.statements, ...ofClient.statements],
  };
}

/** SES checks the sender's identity, by address or domain, and the configuration set. */
function mail({ data, config: { mailFrom }, siteOrigin }: Services): Grant {
  const [, domain = ""] = mailFrom.split("@");
  const arn = (resource: string, resourceName: string) =>
    Stack.of(data.mail).formatArn({ service: "ses", resource, resourceName });
  const rules = data.mail.rules.configurationSetName;
  const identities = [mailFrom, domain].map((name) => arn("identity", name));
  return {
    environment: { MAIL_FROM: mailFrom, MAIL_RULES: rules, SITE_ORIGIN: siteOrigin },
    statements: [allow(["ses:SendEmail"], ...identities, arn("configuration-set", rules))],
  };
}

/** A number has no ARN; topics, which have one, are left out. */
function texts({ config: { textDollars } }: Services): Grant {
  const toNumbersOnly = new PolicyStatement({ actions: ["sns:Publish"], notResources: ["arn:*:sns:*:*:*"] });
  return { environment: { TEXT_DOLLARS: String(textDollars) }, statements: [toNumbersOnly] };
}

const pace = ({ config: { mailsPerSecond, textsPerSecond } }: Services): Grant => ({
  environment: { MAILS_PER_SECOND: String(mailsPerSecond), TEXTS_PER_SECOND: String(textsPerSecond) },
  statements: [],
});

function queues({ queues = [] }: Services): Grant {
  const urls = Object.fromEntries(queues.map(({ kind, queue }) => [kind, queue.queueUrl]));
  const [first] = queues;
  return {
    environment: first ? { QUEUE_URLS: Stack.of(first.queue).toJsonString(urls) } : {},
    statements: [allow(["sqs:SendMessage"], ...queues.map(({ queue }) => queue.queueArn))],
  };
}

function geocoder({ data: { places } }: Services): Grant {
  return {
    environment: { PLACE_INDEX: places.indexName },
    statements: [allow(["geo:SearchPlaceIndexForText"], places.attrArn)],
  };
}

/** The stage decides whether a live key may be used. */
function payments({ data, config: { stage } }: Services): Grant {
  const { environment, statements } = nameSecret(data, "STRIPE_SECRET_ARN", data.secrets.stripe);
  return { environment: { STRIPE_API: stripeApi, STAGE: stage, ...environment }, statements };
}

/** The provider's page leads back to the frame. */
const frame = ({ payOrigin, backupPayOrigin }: Services): Grant => ({
  environment: { PAY_ORIGIN: payOrigin, BACKUP_PAY_ORIGIN: backupPayOrigin },
  statements: [],
});

/** Counters and cursors are signed, and guessable values stored as keyed digests. */
const signing = ({ data: { secrets } }: Services): Grant => ({
  environment: { SIGNING_KEY: secrets.signing.secretValue.unsafeUnwrap() },
  statements: [],
});

/** Requests come through the distribution, which proves it by the same secret. */
const origin = ({ data: { secrets } }: Services): Grant => ({
  environment: { ORIGIN_SECRET: secrets.origin.secretValue.unsafeUnwrap() },
  statements: [],
});

/** A call by cookie comes from the site alone. */
const call = ({ siteOrigin, config: { secondFactor } }: Services): Grant => ({
  environment: { SITE_ORIGIN: siteOrigin, SECOND_FACTOR: formatSecondFactor(secondFactor) },
  statements: [],
});

const site = ({ siteOrigin }: Services): Grant => ({ environment: { SITE_ORIGIN: siteOrigin }, statements: [] });

/** Metrics tell deployments of one account apart. */
const metrics = ({ config: { stage } }: Services): Grant => ({ environment: { STAGE: stage }, statements: [] });

const recordUses: Partial<Record<Need, readonly RecordUse[]>> = {
  audit: ["records:put(AUDIT)"],
  access: ["records:put(ACCESS)"],
  readers: ["records:update(READER)"],
  session: ["records:getMany", "records:update(SESSION)", "records:put(ACCESS)"],
  limits: ["records:update(LIMIT)"],
  "photos:write": ["records:put(DUE)"],
};

type Service = Exclude<Need, RecordUse | ListUse | "audit" | "access" | "readers" | "session">;

const grants: Record<Service, (services: Services) => Grant> = {
  "photos:read": (services) => objects(services, ["s3:GetObject"], [photoPrefix], "kms:Decrypt"),
  "photos:write": (services) => objects(services, ["s3:PutObject"], [uploadPrefix], "kms:GenerateDataKey"),
  "photos:accept": acceptance,
  "photos:canary": (services) =>
    objects(
      services,
      ["s3:GetObject", "s3:PutObject", "s3:DeleteObject"],
      [`${photoPrefix}${canaryFamily}/`],
      ...["kms:Decrypt", "kms:GenerateDataKey"],
    ),
  "photos:erase": (services) => objects(services, ["s3:DeleteObject"], [photoPrefix, uploadPrefix]),
  "identity:signIn": signIn,
  "identity:signOut": client,
  "identity:signOutEverywhere": (services) => pool(services, "UserGlobalSignOut"),
  "credentials:create": (services) => pool(services, "CreateUser", "SetUserPassword", "DeleteUser"),
  "credentials:set": (services) => pool(services, "SetUserPassword", "CreateUser"),
  "credentials:delete": (services) => pool(services, "DeleteUser"),
  mail,
  // IAM knows no resource for a suppressed address.
  "mail:unblock": () => ({ environment: {}, statements: [allow(["ses:DeleteSuppressedDestination"], "*")] }),
  pace,
  queues,
  texts,
  geocoder,
  payments,
  "payments:frame": frame,
  site,
  metrics,
  signing,
  origin,
  call,
  archive,
  "exports:read": (services) => exported(services, ["s3:GetObject"], "kms:Decrypt"),
  "exports:write": (services) => exported(services, ["s3:PutObject", "s3:DeleteObject"], "kms:GenerateDataKey"),
  limits: signing,
  ceilings: ({ config }) => ({ environment: { PUBLIC_RATE: String(publicRate(config)) }, statements: [] }),
};

const isService = (need: Need): need is Service => need in grants;

const anyCall: Machine = { memory: 512, seconds: 10 };

/** Least permissions, with environment and size. */
export function grantFor(needs: readonly Need[], services: Services): Required<Grant> {
  const uses = needs.flatMap((need) => (isRecordUse(need) ? need : (recordUses[need] ?? [])));
  const given = [
    records(uses, services),
    ...needs.filter(isListUse).map((use) => list(use, services)),
    ...needs.filter(isService).map((need) => grants[need](services)),
  ];
  return {
    environment: Object.assign({}, ...given.map(({ environment }) => environment)),
    statements: given.flatMap(({ statements }) => statements),
    machine: given.reduce(
      (size, { machine = anyCall }) => ({
        memory: Math.max(size.memory, machine.memory),
        seconds: Math.max(size.seconds, machine.seconds),
      }),
      anyCall,
    ),
  };
}
