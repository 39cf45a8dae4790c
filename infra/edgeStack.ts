import { CfnOutput, Lazy, Stack, type StackProps } from "aws-cdk-lib";
import { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { CfnAPIKey } from "aws-cdk-lib/aws-location";
import type { Construct } from "constructs";
import type { Config, Domain } from "./config/config.ts";
import { defaultStage } from "./constructs/defaultStage.ts";
import { apiBehavior } from "./constructs/edge/apiBehavior.ts";
import { Firewall } from "./constructs/edge/Firewall.ts";
import { builtStyles } from "./constructs/edge/inlineStyles.ts";
import { PageHost, type PageHostProps } from "./constructs/edge/PageHost.ts";
import { paymentHeaders, siteHeaders } from "./constructs/edge/securityHeaders.ts";
import { pageForPath, sitePageForPath, viewerFunction } from "./constructs/edge/viewerFunctions.ts";
import type { DataStack } from "./dataStack.ts";

interface EdgeStackProps extends StackProps {
  readonly config: Config;
  readonly data: DataStack;
  /** The folder that holds site. */
  readonly dist: string;
}

function nameOf(domain: Domain | undefined, which: "site" | "payment" | "paymentBackup") {
  const host = domain?.[which];
  return domain && host ? { host, certificateArn: domain.certificateArn } : undefined;
}

// Without a domain, the site and the payment frame would each have to know the other's distribution. Only one
// can: the list of who may embed the frame protects payments, so it is exact.
const anyDistribution = "https://*.cloudfront.net";

/**
 * The key for drawing the tiles of Amazon Location's map. It is public, so it allows nothing else and works
 * only from the site's address. The operator reads its text once: a template cannot.
 */
function mapKey(scope: Construct, { stage }: Config, siteOrigin: string): CfnAPIKey {
  const { partition, region } = Stack.of(scope);
  return new CfnAPIKey(scope, "MapKey", {
    keyName: `beforehand-${stage}`,
    description: "Draws the site's map",
    noExpiry: true,
    // Without these a key that was used in the last 90 days can be neither changed nor deleted.
    forceUpdate: true,
    forceDelete: true,
    restrictions: {
      allowActions: ["geo-maps:GetTile"],
      allowResources: [`arn:${partition}:geo-maps:${region}::provider/default`],
      allowReferers: [`${siteOrigin}/*`],
    },
  });
}

/**
 * The public addresses: the API, the site, the payment frame and its backup. Routes are in a later stack: a
 * distribution needs the API's address, functions the site's (links in mail, the way back from the payment
 * provider), and routes need functions. So no address has to be configured.
 */
export class EdgeStack extends Stack {
  readonly api: HttpApi;
  readonly site: PageHost;
  readonly payment: PageHost;
  /** Takes the payments while the payment host is out; always ready. */
  readonly backup: PageHost;
  readonly firewall: Firewall;
  private readonly mapKey: CfnAPIKey;

  constructor(scope: Construct, id: string, { config, data, dist, ...props }: EdgeStackProps) {
    super(scope, id, props);
    this.api = new HttpApi(this, "Api", { apiName: `beforehand-${config.stage}`, createDefaultStage: false });
    defaultStage(this, { api: this.api, config, key: data.key });
    const toApi = apiBehavior(this, this.apiHost, data.secrets.origin.secretValue.unsafeUnwrap());
    this.firewall = new Firewall(this, "Firewall", { config, key: data.key });
    const firewall = this.firewall.acl.attrArn;
    const common = { config, accessLogs: data.accessLogs, firewall };
    this.site = new PageHost(this, "Site", {
      ...common,
      name: nameOf(config.domain, "site"),
      headers: siteHeaders(this, "SiteHeaders", {
        photos: `https://${data.photos.bucketRegionalDomainName}`,
        // The backup's address may be its distribution's, which is made after the site's.
        paymentFrames: config.domain ? Lazy.string({ produce: () => this.frames }) : anyDistribution,
        ...(config.mapStyle ? { map: new URL(config.mapStyle).origin } : {}),
        styles: builtStyles(dist),
      }),
      pageForPath: viewerFunction(this, "SitePath", sitePageForPath, "Gives every screen its page"),
      api: ["/api/*", toApi],
    });
    const frame: Omit<PageHostProps, "name"> = {
      ...common,
      headers: paymentHeaders(this, "PaymentHeaders", this.site.origin),
      pageForPath: viewerFunction(this, "PagePath", pageForPath, "Gives every path the one page"),
      api: ["/api/payment/*", toApi],
    };
    this.payment = new PageHost(this, "Payment", { ...frame, name: nameOf(config.domain, "payment") });
    this.backup = new PageHost(this, "Backup", { ...frame, name: nameOf(config.domain, "paymentBackup") });
    // Functions read these names only without a domain, and until each has changed over to a new one.
    for (const { distribution } of [this.site, this.payment, this.backup])
      this.exportValue(distribution.distributionDomainName);
    this.mapKey = mapKey(this, config, this.site.origin);
    this.tellOperator();
  }

  private get apiHost(): string {
    return `${this.api.apiId}.execute-api.${this.region}.${this.urlSuffix}`;
  }

  /** The site's address, without a slash at the end. */
  get siteOrigin(): string {
    return this.site.origin;
  }

  /** The payment frame's address, without a slash at the end. */
  get payOrigin(): string {
    return this.payment.origin;
  }

  /** The backup payment frame's address, without a slash at the end. */
  get backupPayOrigin(): string {
    return this.backup.origin;
  }

  private get frames(): string {
    return `${this.payOrigin} ${this.backupPayOrigin}`;
  }

  private tellOperator(): void {
    const outputs = {
      SiteOrigin: this.siteOrigin,
      PaymentOrigin: this.payOrigin,
      BackupPaymentOrigin: this.backupPayOrigin,
      SiteTarget: this.site.distribution.distributionDomainName,
      PaymentTarget: this.payment.distribution.distributionDomainName,
      BackupPaymentTarget: this.backup.distribution.distributionDomainName,
      WebhookAddress: `${this.siteOrigin}/api/payment/webhook`,
      // Not through the distribution: calls refuse such requests, which `npm run op -- smoke` checks.
      ApiAddress: `https://${this.apiHost}`,
      MapKeyName: this.mapKey.keyName,
    };
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value });
  }
}
