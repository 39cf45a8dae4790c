import { StartError } from "#scripts/local/common/StartError.ts";
import type { Assembly, Resource } from "./assembly.ts";
import { keyOf, localAccount, localArn, localName, queueName, secretArn, streamArn } from "./localNames.ts";

/** By key: { Ref: ..., Arn: ... }. */
export type LocalValues = Map<string, Readonly<Record<string, string>>>;

/** host:port of the gateway. */
export interface Hosts {
  readonly photos: string;
}

type Values = (resource: Resource, hosts: Hosts) => Readonly<Record<string, string>>;

/** Before anything runs. The user pool's ids come from its stand-in. */
const known: Readonly<Record<string, Values>> = {
  "AWS::DynamoDB::Table": (resource) => ({
    Ref: localName(resource),
    Arn: localArn("dynamodb", `table/${localName(resource)}`),
    ...(resource.properties.StreamSpecification ? { StreamArn: streamArn(localName(resource)) } : {}),
  }),
  // Clients send a queue's requests to the host of its URL.
  "AWS::SQS::Queue": (resource, { photos: gateway }) => ({
    Ref: `http://${gateway}/${localAccount}/${queueName(resource)}`,
    Arn: localArn("sqs", queueName(resource)),
    QueueName: queueName(resource),
    QueueUrl: `http://${gateway}/${localAccount}/${queueName(resource)}`,
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
    return { Ref: name, Arn: localArn("geo", `place-index/${name}`), IndexArn: localArn("geo", `place-index/${name}`) };
  },
  "AWS::SES::ConfigurationSet": (resource) => ({ Ref: localName(resource) }),
  "AWS::Lambda::Function": (resource) => {
    const name = String(resource.properties.FunctionName ?? localName(resource));
    return { Ref: name, Arn: localArn("lambda", `function:${name}`) };
  },
  "AWS::ApiGatewayV2::Api": (resource) => ({ Ref: localName(resource) }),
  "AWS::ApiGatewayV2::Authorizer": (resource) => ({ Ref: keyOf(resource) }),
  "AWS::ApiGatewayV2::Integration": (resource) => ({ Ref: keyOf(resource) }),
  "AWS::CloudFront::CachePolicy": (resource) => ({ Ref: keyOf(resource) }),
  "AWS::CloudFront::Function": (resource) => ({ FunctionARN: keyOf(resource) }),
  "AWS::CloudFront::OriginRequestPolicy": (resource) => ({ Ref: keyOf(resource) }),
  "AWS::CloudFront::ResponseHeadersPolicy": (resource) => ({ Ref: keyOf(resource) }),
};

/** Types that local code reads but nothing refers to. */
const read = new Set([
  "AWS::ApiGatewayV2::Route",
  "AWS::CloudFront::Distribution",
  "AWS::Cognito::UserPool",
  "AWS::Cognito::UserPoolClient",
  "AWS::Events::Rule",
  "AWS::Lambda::EventSourceMapping",
  "Custom::CDKBucketDeployment",
]);

/** Permissions, encryption, logs, alarms, certificates, the firewall, versions of functions. */
const meaningless =
  /^AWS::(IAM|KMS|Logs|CloudWatch|WAFv2|CertificateManager|Route53|Backup|Budgets|SNS|CDK)::|^AWS::SQS::QueuePolicy$|^AWS::ApiGatewayV2::(Stage|ApiMapping|DomainName)$|^AWS::CloudFront::(OriginAccessControl|MonitoringSubscription)$|^AWS::S3::BucketPolicy$|^AWS::SES::(EmailIdentity|ConfigurationSetEventDestination)$|^AWS::Lambda::(Alias|Permission|LayerVersion|EventInvokeConfig|Version)$|^AWS::SecretsManager::(ResourcePolicy|RotationSchedule)$|^AWS::Location::(APIKey|Map)$|^Custom::S3AutoDeleteObjects$/;

/** An unknown type stops the start: no deployed resource is silently missing. */
export function localValues({ resources }: Assembly, hosts: Hosts): LocalValues {
  const values: LocalValues = new Map();
  for (const resource of resources) {
    const make = known[resource.type];
    if (make) values.set(keyOf(resource), make(resource, hosts));
    else if (!read.has(resource.type) && !meaningless.test(resource.type))
      throw new StartError(
        `The local stack does not know the resource type ${resource.type} (${keyOf(resource)}).`,
        "Interpret it in scripts/local, or list it in scripts/local/template/localValues.ts as one without local meaning.",
      );
  }
  return values;
}
