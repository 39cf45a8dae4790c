import { Annotations } from "aws-cdk-lib";
import { EventBus } from "aws-cdk-lib/aws-events";
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from "aws-cdk-lib/aws-ses";
import { Construct } from "constructs";
import type { Config } from "#infra/config/config.ts";
import { dataRemoval } from "./dataRemoval.ts";

function identityOf({ mailFrom, mailIdentity }: Config): Identity | undefined {
  if (mailIdentity === "existing") return undefined;
  return mailIdentity === "address" ? Identity.email(mailFrom) : Identity.domain(mailFrom.replace(/.*@/, ""));
}

/** Addresses that bounced for good or complained go onto the account's suppression list. */
export class Mail extends Construct {
  readonly rules: ConfigurationSet;
  /** For the domain's DNS; empty unless SES verifies the domain. */
  readonly dkimRecords: EmailIdentity["dkimRecords"];

  constructor(scope: Construct, id: string, config: Config) {
    super(scope, id);
    this.rules = new ConfigurationSet(this, "Rules", {
      configurationSetName: `beforehand-${config.stage}`,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      reputationMetrics: true,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    });
    // SES knows no bus but the account's own.
    this.rules.addEventDestination("Problems", {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, "Bus", "default")),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
    const identity = identityOf(config);
    const made = identity && new EmailIdentity(this, "Identity", { identity, configurationSet: this.rules });
    if (made)
      Annotations.of(made).addInfo(`If SES lists ${made.emailIdentityName} already, set -c mailIdentity=existing`);
    // Mail of the former sender leaves until the new one is verified.
    made?.applyRemovalPolicy(dataRemoval(config));
    this.dkimRecords = config.mailIdentity === "domain" && made ? made.dkimRecords : [];
  }
}
