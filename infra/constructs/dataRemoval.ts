import { RemovalPolicy } from "aws-cdk-lib";
import type { Config } from "#infra/config/config.ts";

/**
 * What becomes of data whose stack goes. Kept data outlives it, except when the deployment that would make it fails:
 * what a failed first deployment left behind would block the next one.
 */
export const dataRemoval = ({ keepData }: Config): RemovalPolicy =>
  keepData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
