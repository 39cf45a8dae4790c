import type { AccessRequest } from "#scripts/local/iam/AccessRequest.ts";
import { localArn, secretArn } from "#scripts/local/template/localNames.ts";
import { objectRequests } from "./objectRequests.ts";
import { queueRequests } from "./queueRequests.ts";
import { fieldsOf, type ServiceRequest, targetOf } from "./ServiceRequest.ts";
import { streamRequests } from "./streamRequests.ts";
import { type Tables, tableRequests } from "./tableRequests.ts";

/** Undefined for an unknown operation. */
type Derive = (sent: ServiceRequest) => AccessRequest[] | undefined;

const mailPath = "/v2/email/outbound-emails";

const suppressionPath = /^\/v2\/email\/suppression\/addresses\/[^/]+$/;

/** A deployment verifies either the address or its domain: both are required. */
function mailRequests(sent: ServiceRequest): AccessRequest[] | undefined {
  const { method, url } = sent;
  if (method === "DELETE" && suppressionPath.test(url.pathname))
    return [{ action: "ses:DeleteSuppressedDestination", resource: "*", context: {} }];
  if (method !== "POST" || url.pathname !== mailPath) return undefined;
  const { FromEmailAddress = "", ConfigurationSetName } = fieldsOf<Record<string, string>>(sent);
  const identities = [FromEmailAddress, FromEmailAddress.split("@")[1] ?? ""].map((one) => `identity/${one}`);
  const set = ConfigurationSetName ? [`configuration-set/${ConfigurationSetName}`] : [];
  return [...identities, ...set].map((path) => ({
    action: "ses:SendEmail",
    resource: localArn("ses", path),
    context: { "ses:FromAddress": [FromEmailAddress] },
  }));
}

function textRequests({ body }: ServiceRequest): AccessRequest[] | undefined {
  const form = new URLSearchParams(body.toString());
  const resource = form.get("TopicArn") ?? form.get("TargetArn") ?? form.get("PhoneNumber");
  if (form.get("Action") !== "Publish" || !resource) return undefined;
  return [{ action: "sns:Publish", resource, context: {} }];
}

function searchRequests({ method, url }: ServiceRequest): AccessRequest[] | undefined {
  const [, index] = /^\/places\/v0\/indexes\/([^/]+)\/search\/text$/.exec(url.pathname) ?? [];
  if (method !== "POST" || !index) return undefined;
  return [{ action: "geo:SearchPlaceIndexForText", resource: localArn("geo", `place-index/${index}`), context: {} }];
}

function poolRequests(sent: ServiceRequest): AccessRequest[] | undefined {
  const { UserPoolId } = fieldsOf<{ UserPoolId?: string }>(sent);
  const operation = targetOf(sent);
  if (!operation || !UserPoolId) return undefined;
  const resource = localArn("cognito-idp", `userpool/${UserPoolId}`);
  return [{ action: `cognito-idp:${operation}`, resource, context: {} }];
}

function secretRequests(sent: ServiceRequest): AccessRequest[] | undefined {
  const { SecretId } = fieldsOf<{ SecretId?: string }>(sent);
  const operation = targetOf(sent);
  if (!operation || !SecretId) return undefined;
  const resource = SecretId.startsWith("arn:") ? SecretId : secretArn(SecretId);
  return [{ action: `secretsmanager:${operation}`, resource, context: {} }];
}

export const services = ["dynamodb", "s3", "cognito-idp", "ses", "sns", "geo", "secretsmanager", "sqs"] as const;
export type AwsService = (typeof services)[number];

export const isService = (name: string): name is AwsService => services.some((service) => service === name);

export const derivations = (tables: Tables): Readonly<Record<AwsService, Derive>> => ({
  dynamodb: (sent) => tableRequests(tables, sent) ?? streamRequests(sent),
  s3: objectRequests,
  "cognito-idp": poolRequests,
  ses: mailRequests,
  sns: textRequests,
  geo: searchRequests,
  secretsmanager: secretRequests,
  sqs: queueRequests,
});
