import { join } from "node:path";
import { Annotations, App } from "aws-cdk-lib";
import { ApiStack } from "./apiStack.ts";
import { exampleMailFrom, readConfig, region, type Stage } from "./config/config.ts";
import { refuseDeployment } from "./constructs/refuseDeployment.ts";
import { DataStack } from "./dataStack.ts";
import { EdgeStack } from "./edgeStack.ts";
import { SiteStack } from "./siteStack.ts";
import { WatchStack } from "./watch/watchStack.ts";

const built = join(import.meta.dirname, "../dist");

export interface BuildOptions {
  /** @default the context's `stage` */
  readonly stage?: Stage;
  /** Where the templates are written. @default cdk.out, or what the cdk command says */
  readonly outdir?: string;
  /** The folder with lambdas, site and pay. @default dist of the repository */
  readonly dist?: string;
  /** Settings as `-c name=value` would give them. */
  readonly context?: Readonly<Record<string, string>>;
}

/** How the library of this version behaves at its best; older behaviour is its default. */
const behaviour = {
  "@aws-cdk/aws-iam:minimizePolicies": true,
  "@aws-cdk/aws-s3:createDefaultLoggingPolicy": true,
  "@aws-cdk/aws-s3:serverAccessLogsUseBucketPolicy": true,
  "@aws-cdk/core:checkSecretUsage": true,
  // A stack that others read from refuses to lose what they read.
  "@aws-cdk/core:defaultCrossStackReferences": "strong",
  "@aws-cdk/core:explicitStackTags": true,
};

/** The whole deployment as an app to synthesize: five stacks, each knowing the ones before it. */
export function buildApp({ stage: given, outdir, dist = built, context = {} }: BuildOptions = {}): App {
  const app = new App({
    ...(outdir ? { outdir } : {}),
    context: { ...behaviour, ...context },
    analyticsReporting: false,
  });
  const config = readConfig(app.node, given);
  const { stage } = config;
  const account = process.env.CDK_DEFAULT_ACCOUNT;
  const props = {
    config,
    env: { region, ...(account ? { account } : {}) },
    terminationProtection: config.keepData,
    tags: { application: "beforehand", stage },
  };
  const data = new DataStack(app, `Beforehand-${stage}-Data`, props);
  const edge = new EdgeStack(app, `Beforehand-${stage}-Edge`, { ...props, data });
  const api = new ApiStack(app, `Beforehand-${stage}-Api`, { ...props, data, edge, dist });
  const site = new SiteStack(app, `Beforehand-${stage}-Site`, { ...props, data, edge, dist });
  site.addStackDependency(api, "no new page meets an old API");
  new WatchStack(app, `Beforehand-${stage}-Watch`, { ...props, data, edge, api });
  refuseDeployment(data, config.missing);
  if (stage === "dev" && config.mailFrom === exampleMailFrom)
    Annotations.of(data).addWarning("No mail will leave: set -c mailFrom=... to a verified SES identity");
  return app;
}

if (import.meta.main) buildApp().synth();
