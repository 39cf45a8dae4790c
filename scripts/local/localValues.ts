import type { Assembly, Resource } from "./assembly.ts";
import { secretArn } from "./secrets.ts";
import { StartError } from "./startError.ts";
import { keyOf, type LocalValues, localAccount, localRegion } from "./template.ts";

/** Where browsers reach the emulators that templates name a host of, as host:port. */
export interface Hosts {
  readonly photos: string;
}

/** A name of our own for a resource that CloudFormation would name: lower case letters, digits and dashes. */
export const localName = ({ stack, id }: Pick<Resource, "stack" | "id">) =>
  `${stack}-${id}`
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, "-")
    .slice(0, 63);

const arn = (service: string, path: string) => `arn:aws:${service}:${localRegion}:${localAccount}:${path}`;

type Values = (resource: Resource, hosts: Hosts) => Readonly<Record<string, string>>;

/** What can be said of a resource before anything runs. Identity's ids come from its emulator. */
const known: Readonly<Record<string, Values>> = {
  "AWS::DynamoDB::Table": (resource) => ({
    Ref: localName(resource),
    Arn: arn("dynamodb", `table/${localName(resource)}`),
  }),
  "AWS::S3::Bucket": (resource, { photos }) => ({
    Ref: localName(resource),
    Arn: `arn:aws:s3:::${localName(resource)}`,
    DomainName: photos,
    RegionalDomainName: photos,
  }),
  "AWS::SecretsManager::Secret": (resource) => ({ Ref: secretArn(keyOf(resource)) }),
  "AWS::Location::PlaceIndex": ({ id, properties }) => {
    const name = String(properties.IndexName ?? id);
    return { Ref: name, Arn: arn("geo", `place-index/${name}`), IndexArn: arn("geo", `place-index/${name}`) };
  },
  "AWS::SES::ConfigurationSet": (resource) => ({ Ref: localName(resource) }),
  "AWS::Lambda::Function": (resource) => {
    const name = String(resource.properties.FunctionName ?? localName(resource));
    return { Ref: name, Arn: arn("lambda", `function:${name}`) };
  },
  "AWS::ApiGatewayV2::Api": (resource) => ({ Ref: localName(resource) }),
  "AWS::ApiGatewayV2::Authorizer": (resource) => ({ Ref: keyOf(resource) }),
  "AWS::ApiGatewayV2::Integration": (resource) => ({ Ref: keyOf(resource) }),
  "AWS::CloudFront::CachePolicy": (resource) => ({ Ref: keyOf(resource) }),
  "AWS::CloudFront::Function": (resource) => ({ FunctionARN: keyOf(resource) }),
  "AWS::CloudFront::OriginRequestPolicy": (resource) => ({ Ref: keyOf(resource) }),
  "AWS::CloudFront::ResponseHeadersPolicy": (resource) => ({ Ref: keyOf(resource) }),
};

/** Types that local code reads, whose references are nobody's. */
const read = new Set([
  "AWS::ApiGatewayV2::Route",
  "AWS::CloudFront::Distribution",
  "AWS::Cognito::UserPool",
  "AWS::Cognito::UserPoolClient",
  "AWS::Events::Rule",
  "Custom::CDKBucketDeployment",
]);

/**
 * Types without a local meaning: permissions, encryption, logs, alarms, certificates, the firewall, the queue
 * of runs that failed (here they are in the log).
 */
const meaningless =
  /^AWS::(IAM|KMS|Logs|CloudWatch|WAFv2|CertificateManager|Route53|Backup|Budgets|SNS|SQS|CDK)::|^AWS::ApiGatewayV2::(Stage|ApiMapping|DomainName)$|^AWS::CloudFront::(OriginAccessControl|MonitoringSubscription)$|^AWS::S3::BucketPolicy$|^AWS::SES::EmailIdentity$|^AWS::Lambda::(Permission|LayerVersion|EventInvokeConfig)$|^AWS::SecretsManager::(ResourcePolicy|RotationSchedule)$|^AWS::Location::(APIKey|Map)$|^Custom::S3AutoDeleteObjects$/;

/**
 * The local values of every resource of an app. A type that is neither interpreted nor known to have no local
 * meaning stops the start: what would be deployed and not be here must not go unseen.
 */
export function localValues({ resources }: Assembly, hosts: Hosts): LocalValues {
  const values: LocalValues = new Map();
  for (const resource of resources) {
    const make = known[resource.type];
    if (make) values.set(keyOf(resource), make(resource, hosts));
    else if (!read.has(resource.type) && !meaningless.test(resource.type))
      throw new StartError(
        `The local stack does not know the resource type ${resource.type} (${keyOf(resource)}).`,
        "Interpret it in scripts/local, or list it in scripts/local/localValues.ts as one without local meaning.",
      );
  }
  return values;
}
