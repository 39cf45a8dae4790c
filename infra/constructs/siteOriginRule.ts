import type { CorsRule, HttpMethods } from "aws-cdk-lib/aws-s3";
import type { Config } from "#infra/config/config.ts";

/** The signature decides about access. Without a domain the site's name is not known yet. */
export const siteOriginRule = ({ domain }: Config, ...allowedMethods: HttpMethods[]): CorsRule => ({
  allowedOrigins: [domain ? `https://${domain.site}` : "https://*.cloudfront.net"],
  allowedMethods,
  allowedHeaders: ["content-type"],
  maxAge: 3600,
});
