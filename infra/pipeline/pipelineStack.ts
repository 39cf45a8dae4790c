import { CfnOutput, DefaultStackSynthesizer, Duration, Stack, type StackProps } from "aws-cdk-lib";
import { ManagedPolicy, OidcProviderNative, OpenIdConnectPrincipal, PolicyStatement, Role } from "aws-cdk-lib/aws-iam";
import type { Construct } from "constructs";
import type { Stage } from "#infra/config/config.ts";

const issuer = "token.actions.githubusercontent.com";

/** Without those for container images. */
const bootstrapRoles = ["deploy-role", "file-publishing-role", "lookup-role"];

interface PipelineStackProps extends StackProps {
  readonly stage: Stage;
  /** As GitHub's tokens name it: owner/name, or owner@1/name@2. */
  readonly repository: string;
  /** For the nightly copies' second vault. @default none */
  readonly backupRegion?: string | undefined;
}

/**
 * Assumed with GitHub's token of one repository and environment, whose approval GitHub asks for; may only assume the
 * roles of `cdk bootstrap`.
 */
export class PipelineStack extends Stack {
  constructor(scope: Construct, id: string, { stage, repository, backupRegion, ...props }: PipelineStackProps) {
    super(scope, id, props);
    const provider = new OidcProviderNative(this, "GitHub", {
      url: `https://${issuer}`,
      clientIds: ["sts.amazonaws.com"],
    });
    const assumedBy = new OpenIdConnectPrincipal(provider, {
      StringEquals: {
        [`${issuer}:aud`]: "sts.amazonaws.com",
        [`${issuer}:sub`]: `repo:${repository}:environment:${stage}`,
      },
    });
    const prefix = `arn:${this.partition}:iam::${this.account}:role/cdk-${DefaultStackSynthesizer.DEFAULT_QUALIFIER}`;
    const assume = new PolicyStatement({
      actions: ["sts:AssumeRole"],
      resources: [this.region, ...(backupRegion ? [backupRegion] : [])].flatMap((region) =>
        bootstrapRoles.map((role) => `${prefix}-${role}-${this.account}-${region}`),
      ),
    });
    const role = new Role(this, "Deploy", {
      assumedBy,
      managedPolicies: [new ManagedPolicy(this, "Assume", { statements: [assume] })],
      maxSessionDuration: Duration.hours(2),
    });
    new CfnOutput(this, "RoleArn", { value: role.roleArn });
  }
}
