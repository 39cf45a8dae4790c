import { existsSync } from "node:fs";
import { join } from "node:path";
import { DefaultStackSynthesizer, Duration, Stack, type StackProps } from "aws-cdk-lib";
import { type IRole, PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { ILogGroup } from "aws-cdk-lib/aws-logs";
import { BucketDeployment, CacheControl, type ISource, Source } from "aws-cdk-lib/aws-s3-deployment";
import type { Construct } from "constructs";
import type { Config } from "./config/config.ts";
import type { PageHost } from "./constructs/edge/PageHost.ts";
import { securityText, securityTextPath } from "./constructs/edge/securityText.ts";
import { ownRole } from "./constructs/ownRole.ts";
import { serviceLog } from "./constructs/serviceLog.ts";
import type { DataStack } from "./dataStack.ts";
import type { EdgeStack } from "./edgeStack.ts";

interface SiteStackProps extends StackProps {
  readonly config: Config;
  readonly data: DataStack;
  readonly edge: EdgeStack;
  readonly dist: string;
}

const hashed = "assets/*";

function built(dist: string, page: "site" | "pay"): ISource {
  const folder = join(dist, page);
  if (!existsSync(folder)) throw new Error(`${folder} is missing: run npm run build`);
  return Source.asset(folder);
}

interface Copier {
  readonly role: IRole;
  readonly logGroup: ILogGroup;
}

/** The library's own role may do more than needed here. */
function copier(scope: Construct, config: Config, data: DataStack, hosts: readonly PageHost[]): Copier {
  const logGroup = serviceLog(scope, "CopyLog", config, data.key);
  const { partition, account, region } = Stack.of(scope);
  const assets = `arn:${partition}:s3:::cdk-${DefaultStackSynthesizer.DEFAULT_QUALIFIER}-assets-${account}-${region}`;
  const buckets = hosts.map(({ bucket }) => bucket);
  const role = ownRole(scope, "Copy", logGroup, [
    new PolicyStatement({ actions: ["s3:GetObject"], resources: [`${assets}/*`] }),
    new PolicyStatement({
      actions: ["s3:PutObject", "s3:GetObject", "s3:AbortMultipartUpload"],
      resources: buckets.map((bucket) => bucket.arnForObjects("*")),
    }),
    new PolicyStatement({
      actions: ["s3:ListBucket"],
      resources: [assets, ...buckets.map(({ bucketArn }) => bucketArn)],
    }),
  ]);
  return { role: role.withoutPolicyUpdates(), logGroup };
}

/** Assets first: a page opened in between finds its own. */
function release(
  scope: Construct,
  id: string,
  { host, copy }: { host: PageHost; copy: Copier },
  page: ISource,
  ...more: ISource[]
): void {
  const target = {
    ...copy,
    destinationBucket: host.bucket,
    // Pages opened before still load their own assets.
    prune: false,
    memoryLimit: 256,
  };
  const assets = new BucketDeployment(scope, `${id}Assets`, {
    ...target,
    sources: [page],
    exclude: ["*"],
    include: [hashed],
    cacheControl: [CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
  });
  const rest = new BucketDeployment(scope, `${id}Page`, {
    ...target,
    sources: [page, ...more],
    exclude: [hashed],
    // Asked for again each time: no invalidation is needed.
    cacheControl: [CacheControl.noCache()],
  });
  rest.node.addDependency(assets);
}

/** After the functions: no new page meets an old API. */
export class SiteStack extends Stack {
  constructor(scope: Construct, id: string, { config, data, edge, dist, ...props }: SiteStackProps) {
    super(scope, id, props);
    const settings = Source.jsonData("config.json", {
      stage: config.environment,
      payOrigin: edge.payOrigin,
      backupPayOrigin: edge.backupPayOrigin,
      uploadOrigin: `https://${data.photos.bucketRegionalDomainName}`,
      mapStyle: config.mapStyle,
    });
    const copy = copier(this, config, data, [edge.site, edge.payment, edge.backup]);
    const { securityMail } = config;
    const contact = securityMail ? [Source.data(securityTextPath, securityText(securityMail))] : [];
    release(this, "Site", { host: edge.site, copy }, built(dist, "site"), settings, ...contact);
    const frameSettings = Source.jsonData("config.json", { siteOrigin: edge.siteOrigin });
    const frame = built(dist, "pay");
    release(this, "Payment", { host: edge.payment, copy }, frame, frameSettings);
    release(this, "Backup", { host: edge.backup, copy }, frame, frameSettings);
  }
}
