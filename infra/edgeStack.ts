import { CfnOutput, Stack, type StackProps } from "aws-cdk-lib";
import { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import type { CfnAPIKey } from "aws-cdk-lib/aws-location";
import type { Construct } from "constructs";
import type { Config, Domain } from "./config/config.ts";
import { apiBehavior } from "./constructs/apiBehavior.ts";
import { defaultStage } from "./constructs/defaultStage.ts";
import { Firewall } from "./constructs/Firewall.ts";
import { builtStyles } from "./constructs/inlineStyles.ts";
import { mapKey } from "./constructs/mapKey.ts";
import { PageHost } from "./constructs/PageHost.ts";
import { paymentHeaders, siteHeaders } from "./constructs/securityHeaders.ts";
import { pageForPath, sitePageForPath, viewerFunction } from "./constructs/viewerFunctions.ts";
import type { DataStack } from "./dataStack.ts";

interface EdgeStackProps extends StackProps {
  readonly config: Config;
  readonly data: DataStack;
  /** The folder that holds site. */
  readonly dist: string;
}

const nameOf = (domain: Domain | undefined, which: "site" | "payment") =>
  domain && { host: domain[which], certificateArn: domain.certificateArn };

// Without a domain, the site would have to know the payment frame's distribution and the frame the site's. Only one
// can: the list of who may embed the frame protects payments, so that one is exact.
const anyDistribution = "https://*.cloudfront.net";

/**
 * The public addresses: the API, the site and the payment frame.
 *
 * The API is here without its routes. A distribution needs the API's address, functions need the site's address
 * (links in mail, the way back from the payment provider), and routes need functions: so routes are in a later stack,
 * and no address has to be configured.
 */
export class EdgeStack extends Stack {
  readonly api: HttpApi;
  readonly site: PageHost;
  readonly payment: PageHost;
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
        paymentFrame: config.domain ? `https://${config.domain.payment}` : anyDistribution,
        ...(config.mapStyle ? { map: new URL(config.mapStyle).origin } : {}),
        styles: builtStyles(dist),
      }),
      pageForPath: viewerFunction(this, "SitePath", sitePageForPath, "Gives every screen its page"),
      api: ["/api/*", toApi],
    });
    this.payment = new PageHost(this, "Payment", {
      ...common,
      name: nameOf(config.domain, "payment"),
      headers: paymentHeaders(this, "PaymentHeaders", this.site.origin),
      pageForPath: viewerFunction(this, "PagePath", pageForPath, "Gives every path the one page"),
      api: ["/api/payment/*", toApi],
    });
    // Functions read these names only where there is no domain, and until each has changed over after one was added.
    for (const { distribution } of [this.site, this.payment])
      this.exportValue(distribution.distributionDomainName);
    this.mapKey = mapKey(this, config, this.site.origin);
    this.tellOperator();
  }

  private get apiHost(): string {
    return `${this.api.apiId}.execute-api.${this.region}.${this.urlSuffix}`;
  }

  /** The address of the site, without a slash at the end. */
  get siteOrigin(): string {
    return this.site.origin;
  }

  /** The address of the payment frame, without a slash at the end. */
  get payOrigin(): string {
    return this.payment.origin;
  }

  private tellOperator(): void {
    const outputs = {
      SiteOrigin: this.siteOrigin,
      PaymentOrigin: this.payOrigin,
      SiteTarget: this.site.distribution.distributionDomainName,
      PaymentTarget: this.payment.distribution.distributionDomainName,
      WebhookAddress: `${this.siteOrigin}/api/payment/webhook`,
      // Not through the distribution: calls refuse such requests, which `npm run smoke` checks.
      ApiAddress: `https://${this.apiHost}`,
      MapKeyName: this.mapKey.keyName,
    };
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value });
  }
}
