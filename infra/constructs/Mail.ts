import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  Identity,
  SuppressionReasons,
} from "aws-cdk-lib/aws-ses";
import { Construct } from "constructs";
import type { Config } from "#infra/config/config.ts";

/** What SES is asked to verify. */
function identityOf({ mailFrom, mailIdentity }: Config): Identity | undefined {
  if (mailIdentity === "existing") return undefined;
  return mailIdentity === "address" ? Identity.email(mailFrom) : Identity.domain(mailFrom.replace(/.*@/, ""));
}

/**
 * The rules that mail is sent by, and the identity that it comes from. An address that bounced for good or whose
 * owner complained goes onto the account's suppression list, and is not written to again.
 */
export class Mail extends Construct {
  readonly rules: ConfigurationSet;
  /** What the operator has to put into the domain's DNS, where the domain is verified. */
  readonly dkimRecords: EmailIdentity["dkimRecords"];

  constructor(scope: Construct, id: string, config: Config) {
    super(scope, id);
    this.rules = new ConfigurationSet(this, "Rules", {
      configurationSetName: `beforehand-${config.stage}`,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      reputationMetrics: true,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    });
    const identity = identityOf(config);
    const made = identity && new EmailIdentity(this, "Identity", { identity, configurationSet: this.rules });
    this.dkimRecords = config.mailIdentity === "domain" && made ? made.dkimRecords : [];
  }
}
