import { Duration, RemovalPolicy } from "aws-cdk-lib";
import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
import {
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  type Function as EdgeFunction,
  FunctionEventType,
  GeoRestriction,
  HttpVersion,
  PriceClass,
  type ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { BucketEncryption, type IBucket } from "aws-cdk-lib/aws-s3";
import { Construct } from "constructs";
import { privateBucket } from "./privateBucket.ts";

interface PageHostProps {
  /** The host name of its own with the certificate for it; undefined keeps the distribution's. */
  readonly name: { readonly host: string; readonly certificateArn: string } | undefined;
  readonly accessLogs: IBucket;
  /** @see Config.secretsRevision */
  readonly secretsRevision: number;
  /** The ARN of the firewall in front. */
  readonly firewall: string;
  readonly headers: ResponseHeadersPolicy;
  /** Gives every screen's path the one page. On the files alone: an error of the API stays one. */
  readonly pageForPath: EdgeFunction;
  /** The path pattern that goes to the API, and how. */
  readonly api: readonly [pattern: string, behavior: BehaviorOptions];
}

/**
 * Countries under a full embargo, where no family of ours can be: residents live in the states and territories, and
 * families of the armed forces anywhere else (also in Cuba), so that a list of the countries to serve would be wrong.
 */
const unserved = ["IR", "KP"];

/** A private bucket of built files behind a distribution, which passes a part of its paths to the API. */
export class PageHost extends Construct {
  readonly bucket: IBucket;
  readonly distribution: Distribution;
  /** Where a browser finds it, without a slash at the end. */
  readonly origin: string;

  constructor(scope: Construct, id: string, props: PageHostProps) {
    super(scope, id);
    this.bucket = privateBucket(this, "Files", {
      encryption: BucketEncryption.S3_MANAGED,
      lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(30) }],
      serverAccessLogsBucket: props.accessLogs,
      serverAccessLogsPrefix: `${id.toLowerCase()}/`,
      // Nothing is lost with it: a release builds the files again.
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const [pattern, behavior] = props.api;
    this.distribution = new Distribution(this, "Distribution", {
      comment: `${scope.node.id} ${id}, secrets ${props.secretsRevision}`,
      ...this.naming(props.name),
      defaultRootObject: "index.html",
      defaultBehavior: this.files(props),
      additionalBehaviors: { [pattern]: behavior },
      webAclId: props.firewall,
      geoRestriction: GeoRestriction.denylist(...unserved),
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
    });
    this.origin = `https://${props.name?.host ?? this.distribution.distributionDomainName}`;
  }

  private naming(name: PageHostProps["name"]) {
    if (!name) return {};
    return {
      domainNames: [name.host],
      certificate: Certificate.fromCertificateArn(this, "Certificate", name.certificateArn),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    };
  }

  private files({ headers, pageForPath }: PageHostProps): BehaviorOptions {
    return {
      origin: S3BucketOrigin.withOriginAccessControl(this.bucket),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: headers,
      compress: true,
      functionAssociations: [{ eventType: FunctionEventType.VIEWER_REQUEST, function: pageForPath }],
    };
  }
}
