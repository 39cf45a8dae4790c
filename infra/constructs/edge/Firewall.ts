import { Stack } from "aws-cdk-lib";
import type { Key } from "aws-cdk-lib/aws-kms";
import { CfnLoggingConfiguration, CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import { Construct } from "constructs";
import { type Config, publicRate } from "#infra/config/config.ts";
import { errorSentences } from "#shared/errors.ts";
import { serviceLog } from "../serviceLog.ts";
import { answers, counted, firewallRules } from "./firewallRules.ts";

interface FirewallProps {
  readonly config: Config;
  readonly key: Key;
}

const answer = (Code: keyof typeof errorSentences) => ({
  contentType: "APPLICATION_JSON",
  content: JSON.stringify({ Message: errorSentences[Code], Code, RequestId: "firewall" }),
});

const header = (name: string) => ({ singleHeader: { Name: name } });

/** Its log holds blocked requests alone, as the privacy page says, and no secrets of a session. */
export class Firewall extends Construct {
  readonly acl: CfnWebACL;
  readonly metricName: string;

  constructor(scope: Construct, id: string, { config, key }: FirewallProps) {
    super(scope, id);
    this.metricName = `beforehand-${config.stage}`;
    this.acl = new CfnWebACL(this, "Acl", {
      // Made in us-east-1 alone.
      scope: "CLOUDFRONT",
      defaultAction: { allow: {} },
      rules: firewallRules(publicRate(config)),
      visibilityConfig: counted(this.metricName),
      // The default inspects only a body's first 16 KB.
      associationConfig: { requestBody: { CLOUDFRONT: { defaultSizeInspectionLimit: "KB_64" } } },
      customResponseBodies: { [answers.slowDown]: answer("SLOW_DOWN"), [answers.tooLarge]: answer("TOO_LARGE") },
    });
    this.writeLog(config, key);
  }

  private writeLog(config: Config, key: Key): void {
    // WAF writes only to log groups with this prefix.
    const logGroupName = `aws-waf-logs-beforehand-${config.stage}`;
    const group = serviceLog(this, "Log", config, key, logGroupName);
    const logging = new CfnLoggingConfiguration(this, "Logging", {
      resourceArn: this.acl.attrArn,
      // WAF refuses the group's Arn attribute, because it ends with ":*".
      logDestinationConfigs: [Stack.of(this).formatArn({ service: "logs", resource: `log-group:${logGroupName}` })],
      // A reset link carries its token in the query.
      redactedFields: [header("authorization"), header("cookie"), { queryString: {} }],
      loggingFilter: {
        DefaultBehavior: "DROP",
        Filters: [
          { Behavior: "KEEP", Requirement: "MEETS_ANY", Conditions: [{ ActionCondition: { Action: "BLOCK" } }] },
        ],
      },
    });
    logging.node.addDependency(group);
  }
}
