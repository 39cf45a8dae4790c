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
import type { Config } from "#infra/config/config.ts";
import { privateBucket } from "../privateBucket.ts";

export interface PageHostProps {
  readonly config: Config;
  /** Undefined keeps the distribution's name. */
  readonly name: { readonly host: string; readonly certificateArn: string } | undefined;
  readonly accessLogs: IBucket;
  /** A web ACL's ARN. */
  readonly firewall: string;
  readonly headers: ResponseHeadersPolicy;
  /** For screens' paths. Not for the API, whose errors stay errors. */
  readonly pageForPath: EdgeFunction;
  readonly api: readonly [pattern: string, behavior: BehaviorOptions];
}

/** Countries under a full embargo. Families of the armed forces live almost anywhere, also in Cuba. */
const unserved = ["IR", "KP"];

/** Built files in a private bucket. */
export class PageHost extends Construct {
  readonly bucket: IBucket;
  readonly distribution: Distribution;
  /** Without a slash at the end. */
  readonly origin: string;

  constructor(scope: Construct, id: string, props: PageHostProps) {
    super(scope, id);
    this.bucket = privateBucket(this, "Files", props.config, {
      encryption: BucketEncryption.S3_MANAGED,
      lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(30) }],
      serverAccessLogsBucket: props.accessLogs,
      serverAccessLogsPrefix: `${id.toLowerCase()}/`,
      // A release builds the files again.
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const [pattern, behavior] = props.api;
    this.distribution = new Distribution(this, "Distribution", {
      comment: `${scope.node.id} ${id}, secrets ${props.config.secretsRevision}`,
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
