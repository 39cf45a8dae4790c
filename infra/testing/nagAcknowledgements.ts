import { stackPart } from "#infra/domainStack.ts";
import type { Use } from "#shared/contract/call.ts";
import { domains } from "#shared/contract/index.ts";

export interface Acknowledgement {
  /** Pack and rule; the finding in square brackets, where a rule tells them apart. */
  readonly id: string;
  readonly stacks: readonly string[];
  readonly reason: string;
}

const aws = (rule: string, stacks: Acknowledgement["stacks"], reason: string): Acknowledgement => ({
  id: `AwsSolutions::AwsSolutions-${rule}`,
  stacks,
  reason,
});

const hipaa = (rule: string, stacks: Acknowledgement["stacks"], reason: string): Acknowledgement => ({
  id: `HIPAA.Security::HIPAA.Security-${rule}`,
  stacks,
  reason,
});

const anyObject = "Objects are named when they are made; the permission ends at the";

const domainStacks = Object.keys(domains).map(stackPart);
const withFunctions = [...domainStacks, "Work", "Api", "Site"];

/** With objects below a prefix of photos or uploads. */
const using = (...wanted: Use[]) =>
  Object.entries(domains)
    .filter(([, routes]) => Object.values(routes).some(({ uses }) => uses.some((use) => wanted.includes(use))))
    .map(([domain]) => stackPart(domain));
const withPhotos = [...using("photos:read", "photos:accept"), "Work"];
const withUploads = [...using("photos:write", "photos:accept"), "Work"];

const ofPhotos = (prefix: string) =>
  `IAM5[Resource::Beforehand-prod-Data:ExportsOutputFnGetAttPhotosB9552D0DArnF8E9C07B/${prefix}/*]`;

/** One that no longer occurs has to leave this list. */
export const nagAcknowledgements: readonly Acknowledgement[] = [
  aws("COG1", ["Data"], "The product's password is 7 to 14 letters and digits; the commonest 10,000 are refused."),
  aws(
    "COG2",
    ["Data"],
    "Families sign in without a second factor; a change of e-mail or phone is told to the old one.",
  ),
  aws(
    "COG8",
    ["Data"],
    "A setting, cognitoPlan: the plan decides most of the bill, and lockout is the functions' own.",
  ),
  aws("SMG4", ["Data"], "A key of the payment provider is made at the provider; the others rotate with a deployment."),
  hipaa("SecretsManagerRotationEnabled", ["Data"], "As AwsSolutions-SMG4; docs/deploy.md says how each is rotated."),
  aws("CFR3", ["Edge"], "An access log would keep reset links, whose token is in the query, and who called."),
  aws("APIG4", ["Api"], "The calls that the contract declares for anyone; each checks that it came through the site."),
  aws(ofPhotos("photos"), withPhotos, `${anyObject} photos' prefix.`),
  aws(ofPhotos("photos/canary-family"), ["Api"], `${anyObject} canary's own prefix.`),
  aws(
    "IAM5[Resource::*]",
    ["Work"],
    "Lambda asks which streams there are before it reads the table's; IAM knows no resource for that question.",
  ),
  aws(
    "IAM5[Resource::*]",
    using("mail:unblock"),
    "A code may be mailed again to an address that SES suppresses; IAM knows no resource for such an address.",
  ),
  aws(ofPhotos("uploads"), withUploads, `${anyObject} uploads' prefix.`),
  aws(
    "IAM5[Resource::Beforehand-prod-Data:ExportsOutputFnGetAttAuditArchive60EBC247Arn996CA6EF/audit/*]",
    ["Api"],
    `${anyObject} prefix of the sealed days.`,
  ),
  aws(
    "IAM5[Resource::Beforehand-prod-Data:ExportsOutputFnGetAttRegistryExports69F09F07ArnE88AA1CE/exports/*]",
    ["Registry", "Work"],
    `${anyObject} prefix of exports.`,
  ),
  aws(
    "IAM5[Resource::<Records091F6ECA.Arn>/backup/*]",
    ["Data"],
    "A copy is named when it is made; it is one of this table.",
  ),
  aws(
    "IAM5[Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-us-east-1/*]",
    ["Site"],
    `${anyObject} bucket of this account's own releases.`,
  ),
  aws(
    "IAM5[Resource::Beforehand-prod-Edge:ExportsOutputFnGetAttSiteFiles975A43CFArn0F64977C/*]",
    ["Site"],
    `${anyObject} bucket of the site's files.`,
  ),
  aws(
    "IAM5[Resource::Beforehand-prod-Edge:ExportsOutputFnGetAttPaymentFiles26D64651Arn0C4B2221/*]",
    ["Site"],
    `${anyObject} bucket of the payment frame's files.`,
  ),
  aws(
    "IAM5[Resource::Beforehand-prod-Edge:ExportsOutputFnGetAttBackupFilesAC06D627Arn7AC54F7C/*]",
    ["Site"],
    `${anyObject} bucket of the backup payment frame's files.`,
  ),
  aws(
    "IAM5[Resource::arn:<AWS::Partition>:backup:*:<AWS::AccountId>:recovery-point:*]",
    ["Data"],
    "A nightly copy gets its table's tags as it is made, and its name by then.",
  ),
  aws("L1", ["Site"], "The library's own function that copies files; the library chooses what it runs on."),
  hipaa(
    "S3BucketReplicationEnabled",
    ["Data", "Edge"],
    "Pages are built again; photos keep what was replaced for 30 days.",
  ),
  hipaa("S3BucketVersioningEnabled", ["Data"], "An erased export is to be gone: a version would outlive its hour."),
  hipaa(
    "S3DefaultEncryptionKMS",
    ["Data", "Edge"],
    "Access logs are delivered under the service's key alone; pages are public.",
  ),
  hipaa(
    "LambdaConcurrency",
    withFunctions,
    "A setting, reservedConcurrency: the API's own limit is 800 requests a second.",
  ),
  hipaa(
    "LambdaDLQ",
    [...domainStacks, "Work", "Site"],
    "A failed call is answered with an error; scheduled runs and queued work have no caller, and have queues.",
  ),
  hipaa(
    "LambdaInsideVPC",
    withFunctions,
    "There is nothing in a VPC; every service is reached by TLS and by permission.",
  ),
];
