import { join } from "node:path";
import { Annotations, App, CfnParameter, CfnRule, Fn, type Stack, type StackProps } from "aws-cdk-lib";
import { domains as declaredDomains } from "#shared/contract/index.ts";
import { ApiStack } from "./apiStack.ts";
import { type Config, exampleMailFrom, readConfig, region } from "./config/config.ts";
import { CopiesStack } from "./copiesStack.ts";
import { DataStack } from "./dataStack.ts";
import { DomainStack, type Domains, stackPart } from "./domainStack.ts";
import { EdgeStack } from "./edgeStack.ts";
import { SiteStack } from "./siteStack.ts";
import { WatchStack } from "./watch/watchStack.ts";
import { WorkStack } from "./workStack.ts";

const built = join(import.meta.dirname, "../dist");

export interface BuildOptions {
  /** @default the context's `stage` */
  readonly stage?: Config["stage"];
  /** For the templates. @default cdk.out, or the cdk command's */
  readonly outdir?: string;
  /** With lambdas, site and pay. @default the repository's dist */
  readonly dist?: string;
  /** As `-c name=value` gives them. @default none */
  readonly context?: Readonly<Record<string, string>>;
  /** @default the contract's */
  readonly domains?: Domains;
  /** By AWS's own rules, which takes half of a synthesis. @default true */
  readonly validates?: boolean;
}

const behaviour = {
  "@aws-cdk/aws-iam:minimizePolicies": true,
  // Published anew for a change of its function only.
  "@aws-cdk/aws-lambda:recognizeVersionProps": true,
  "@aws-cdk/aws-s3:createDefaultLoggingPolicy": true,
  "@aws-cdk/aws-s3:serverAccessLogsUseBucketPolicy": true,
  "@aws-cdk/core:checkSecretUsage": true,
  // A stack refuses to remove an output read by another.
  "@aws-cdk/core:defaultCrossStackReferences": "strong",
  "@aws-cdk/core:explicitStackTags": true,
};

/** CloudFormation refuses such a stack before any change, with these sentences. */
function refuseDeployment(stack: Stack, missing: readonly string[]): void {
  if (missing.length === 0) return;
  const settings = new CfnParameter(stack, "Settings", {
    default: "missing",
    description: "Follows from the settings: leave it as it is.",
  });
  missing.forEach((assertDescription, index) => {
    Annotations.of(stack).addWarning(`It cannot be deployed so. ${assertDescription}`);
    new CfnRule(stack, `Setting${index + 1}`, {
      assertions: [{ assert: Fn.conditionEquals(settings.valueAsString, "complete"), assertDescription }],
    });
  });
}

function addCopies(app: App, id: string, props: StackProps & { config: Config }, data: Stack): void {
  const { keepData, backups } = props.config;
  if (!keepData || !backups.region) return;
  const copies = new CopiesStack(app, id, { ...props, env: { ...props.env, region: backups.region } });
  data.addStackDependency(copies, "no copy without its vault");
}

function addStacks(app: App, config: Config, dist: string, domains: Domains): void {
  const { stage, mailFrom } = config;
  const account = process.env.CDK_DEFAULT_ACCOUNT;
  const props = {
    config,
    env: { region, ...(account ? { account } : {}) },
    terminationProtection: config.protected,
    tags: { application: "beforehand", stage },
  };
  const named = (part: string) => `Beforehand-${stage}-${part}`;
  const data = new DataStack(app, named("Data"), props);
  addCopies(app, named("Copies"), props, data);
  const edge = new EdgeStack(app, named("Edge"), { ...props, data, dist });
  const { api: gateway, siteOrigin, payOrigin, backupPayOrigin } = edge;
  const services = { data, config, siteOrigin, payOrigin, backupPayOrigin };
  const common = { ...props, api: gateway, services, dist };
  const domainStacks = Object.entries(domains).map(
    ([domain, routes]) => new DomainStack(app, named(stackPart(domain)), { ...common, domain, routes }),
  );
  const functions = domainStacks.flatMap((stack) => stack.functions);
  const work = new WorkStack(app, named("Work"), { ...props, services, dist });
  const api = new ApiStack(app, named("Api"), {
    ...common,
    services: { ...services, queues: work.queues },
    functions,
  });
  for (const stack of domainStacks) api.addStackDependency(stack, "no route without its function");
  const site = new SiteStack(app, named("Site"), { ...props, data, edge, dist });
  site.addStackDependency(api, "no new page meets an old API");
  const functionNames = new Map(functions.map(({ name, functionName }) => [name, functionName]));
  for (const [name, { functionName }] of [...api.ruled, ...work.functions]) functionNames.set(name, functionName);
  const { queues } = work;
  const { deadLetterQueue } = api;
  new WatchStack(app, named("Watch"), { ...props, data, edge, functionNames, deadLetterQueue, queues });
  refuseDeployment(data, config.missing);
  if (config.keepData && !config.protected)
    Annotations.of(data).addWarning("Data can be deleted: deploy without protect=later once it succeeded");
  if (stage === "dev" && mailFrom === exampleMailFrom)
    Annotations.of(data).addWarning("No mail will leave: set -c mailFrom=... to a verified SES identity");
}

export function buildApp(options: BuildOptions = {}): App {
  const { stage, outdir, dist = built, context = {}, domains = declaredDomains, validates = true } = options;
  const app = new App({
    ...(outdir ? { outdir } : {}),
    context: { ...behaviour, ...context },
    analyticsReporting: false,
    // Construct tree and traces take a sixth of a synthesis, and no tool here reads them.
    treeMetadata: false,
    stackTraces: false,
    builtinCloudFormationValidation: validates,
  });
  addStacks(app, readConfig(app.node, stage), dist, domains);
  return app;
}

if (import.meta.main) buildApp().synth();
