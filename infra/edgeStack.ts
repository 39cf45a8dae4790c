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
  readonly dist: string;
}

function nameOf(domain: Domain | undefined, which: "site" | "payment" | "paymentBackup") {
  const host = domain?.[which];
  return domain && host ? { host, certificateArn: domain.certificateArn } : undefined;
}

// Without a domain, site and payment frame would each have to know the other's distribution. The payment frame's list
// of embedders protects payments, so that one is exact.
const anyDistribution = "https://*.cloudfront.net";

/** Public, so it allows only tiles, and only from the site. The operator reads its text once: a template cannot. */
function mapKey(scope: Construct, { stage }: Config, siteOrigin: string): CfnAPIKey {
  const { partition, region } = Stack.of(scope);
  return new CfnAPIKey(scope, "MapKey", {
    keyName: `beforehand-${stage}`,
    description: "Draws the site's map",
    noExpiry: true,
    // A key used in the last 90 days can otherwise be neither changed nor deleted.
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
 * Routes are in a later stack: a distribution needs the API's address, functions the site's, and routes need functions.
 * So no address has to be configured.
 */
export class EdgeStack extends Stack {
  readonly api: HttpApi;
  readonly site: PageHost;
  readonly payment: PageHost;
  /** While the payment host is out. */
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
        exports: `https://${data.exports.bucketRegionalDomainName}`,
        // The backup's distribution is made after the site's.
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
    // Functions read these names only without a domain, and until each has changed over.
    for (const { distribution } of [this.site, this.payment, this.backup])
      this.exportValue(distribution.distributionDomainName);
    this.mapKey = mapKey(this, config, this.site.origin);
    this.tellOperator();
  }

  private get apiHost(): string {
    return `${this.api.apiId}.execute-api.${this.region}.${this.urlSuffix}`;
  }

  get siteOrigin(): string {
    return this.site.origin;
  }

  get payOrigin(): string {
    return this.payment.origin;
  }

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
      // Calls refuse requests outside of the distribution: `npm run op -- smoke`.
      ApiAddress: `https://${this.apiHost}`,
      MapKeyName: this.mapKey.keyName,
    };
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value });
  }
}
