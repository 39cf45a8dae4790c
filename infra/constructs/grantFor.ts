import { Stack } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { stripeApi } from "#infra/config/config.ts";
import type { ListUse, RecordUse } from "#shared/contract/call.ts";
import { allow, type Grant, type Need, type Services } from "./need.ts";
import { photoPrefix } from "./photoBucket.ts";
import { isListUse, isRecordUse, keepAudit, list, records, rowsOf } from "./recordGrants.ts";

/** @param keyActions actions on the bucket's key; erasing needs none */
function photos({ data: { photos, key } }: Services, action: string, ...keyActions: string[]): Grant {
  const objects = allow([action], photos.arnForObjects(`${photoPrefix}*`));
  return {
    environment: { PHOTO_BUCKET: photos.bucketName },
    statements: keyActions.length === 0 ? [objects] : [objects, allow(keyActions, key.keyArn)],
  };
}

/** Signs an upload, and notes it for the run that erases unused photos. */
function uploads(services: Services): Grant {
  const upload = photos(services, "s3:PutObject", "kms:GenerateDataKey");
  const note = rowsOf("RETIRED", services, "records:put");
  return {
    environment: { ...upload.environment, ...note.environment },
    statements: [...upload.statements, ...note.statements],
  };
}

/** Grants administration of the pool's users. */
function pool({ data: { credentials } }: Services, ...verbs: string[]): Grant {
  const actions = verbs.map((verb) => `cognito-idp:Admin${verb}`);
  return {
    environment: { USER_POOL_ID: credentials.pool.userPoolId },
    statements: [allow(actions, credentials.pool.userPoolArn)],
  };
}

/** The pool's client with its secret. What it may do with a token takes no permission but both. */
function client({ data: { credentials } }: Services): Grant {
  return {
    environment: {
      USER_POOL_CLIENT_ID: credentials.client.userPoolClientId,
      USER_POOL_CLIENT_SECRET: credentials.clientSecret.secretValue.unsafeUnwrap(),
    },
    statements: [],
  };
}

function signIn(services: Services): Grant {
  const { environment, statements } = pool(services, "InitiateAuth");
  return { environment: { ...environment, ...client(services).environment }, statements };
}

/** SES checks the sender's identity, which is the address or its domain, and the configuration set. */
function mail({ data, mailFrom }: Services): Grant {
  const [, domain = ""] = mailFrom.split("@");
  const arn = (resource: string, resourceName: string) =>
    Stack.of(data.mail).formatArn({ service: "ses", resource, resourceName });
  const rules = data.mail.rules.configurationSetName;
  const identities = [mailFrom, domain].map((name) => arn("identity", name));
  return {
    environment: { MAIL_FROM: mailFrom, MAIL_RULES: rules },
    statements: [allow(["ses:SendEmail"], ...identities, arn("configuration-set", rules))],
  };
}

/** A text goes to a number, which has no ARN: all that has one, every topic, is left out. */
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

/** Counters and cursors are signed, and values that could be guessed are stored as keyed digests. */
const signing = ({ data: { secrets } }: Services): Grant => ({
  environment: { SIGNING_KEY: secrets.signing.secretValue.unsafeUnwrap() },
  statements: [],
});

/** Requests come through the distribution, which proves it by the same secret. */
const origin = ({ data: { secrets } }: Services): Grant => ({
  environment: { ORIGIN_SECRET: secrets.origin.secretValue.unsafeUnwrap() },
  statements: [],
});

/** Counters are named by keyed digests. */
function limits(services: Services): Grant {
  const { environment, statements } = rowsOf("LIMIT", services, "records:update");
  return { environment: { ...environment, ...signing(services).environment }, statements };
}

/** The needs beside records and lists. */
type Service = Exclude<Need, RecordUse | ListUse>;

const grants: Record<Service, (services: Services) => Grant> = {
  audit: (services) => rowsOf("AUDIT", services, "records:put"),
  "photos:read": (services) => photos(services, "s3:GetObject", "kms:Decrypt"),
  "photos:write": uploads,
  "photos:erase": (services) => photos(services, "s3:DeleteObject"),
  "identity:signIn": signIn,
  "identity:signOut": client,
  "identity:signOutEverywhere": (services) => pool(services, "UserGlobalSignOut"),
  "credentials:create": (services) => pool(services, "CreateUser", "SetUserPassword", "DeleteUser"),
  "credentials:set": (services) => pool(services, "SetUserPassword", "CreateUser"),
  mail,
  texts,
  geocoder,
  payments,
  signing,
  origin,
  session: (services) => records("records:get", services),
  limits,
};

/** Returns the environment and the least permissions of a function with these needs. */
export function grantFor(needs: readonly Need[], services: Services): Grant {
  const given = needs.map((need) => {
    if (isRecordUse(need)) return records(need, services);
    return isListUse(need) ? list(need, services) : grants[need](services);
  });
  return {
    environment: Object.assign({}, ...given.map(({ environment }) => environment)),
    statements: [...given.flatMap(({ statements }) => statements), ...keepAudit(needs, services)],
  };
}
