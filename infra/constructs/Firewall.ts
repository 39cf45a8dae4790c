import { Stack } from "aws-cdk-lib";
import type { Key } from "aws-cdk-lib/aws-kms";
import { CfnLoggingConfiguration, CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import { Construct } from "constructs";
import { errorSentences } from "#shared/errors.ts";
import type { Config } from "../config.ts";
import { answers, counted, firewallRules } from "./firewallRules.ts";
import { serviceLog } from "./serviceLog.ts";

interface FirewallProps {
  readonly config: Config;
  readonly key: Key;
}

/** An answer in the API's own form, so that a blocked caller reads a sentence. */
const answer = (Code: keyof typeof errorSentences) => ({
  contentType: "APPLICATION_JSON",
  content: JSON.stringify({ Message: errorSentences[Code], Code, RequestId: "firewall" }),
});

const header = (name: string) => ({ singleHeader: { Name: name } });

/** What stands in front of both distributions. Its log holds what was blocked or counted, without its secrets. */
export class Firewall extends Construct {
  readonly acl: CfnWebACL;
  /** The name under which CloudWatch counts what it blocks. */
  readonly metricName: string;

  constructor(scope: Construct, id: string, { config, key }: FirewallProps) {
    super(scope, id);
    this.metricName = `beforehand-${config.stage}`;
    this.acl = new CfnWebACL(this, "Acl", {
      // Made in us-east-1, where a distribution's firewall has to be.
      scope: "CLOUDFRONT",
      defaultAction: { allow: {} },
      rules: [...firewallRules],
      visibilityConfig: counted(this.metricName),
      // Without it only the first 16 KB of a body would be looked at.
      associationConfig: { requestBody: { CLOUDFRONT: { defaultSizeInspectionLimit: "KB_64" } } },
      customResponseBodies: {
        [answers.slowDown]: answer("SLOW_DOWN"),
        [answers.tooLarge]: answer("TOO_LARGE"),
      },
    });
    this.writeLog(config, key);
  }

  private writeLog(config: Config, key: Key): void {
    // The service writes to log groups of this name alone.
    const logGroupName = `aws-waf-logs-beforehand-${config.stage}`;
    const group = serviceLog(this, "Log", config, key, logGroupName);
    const logging = new CfnLoggingConfiguration(this, "Logging", {
      resourceArn: this.acl.attrArn,
      // The group's own attribute ends with ":*", which is refused here.
      logDestinationConfigs: [
        Stack.of(this).formatArn({ service: "logs", resource: `log-group:${logGroupName}` }),
      ],
      // A reset link carries its token in the query.
      redactedFields: [header("authorization"), header("cookie"), { queryString: {} }],
      loggingFilter: {
        DefaultBehavior: "DROP",
        Filters: [
          {
            Behavior: "KEEP",
            Requirement: "MEETS_ANY",
            Conditions: ["BLOCK", "COUNT"].map((Action) => ({ ActionCondition: { Action } })),
          },
        ],
      },
    });
    logging.node.addDependency(group);
  }
}
