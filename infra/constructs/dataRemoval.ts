import { RemovalPolicy } from "aws-cdk-lib";
import type { Config } from "#infra/config/config.ts";

/**
 * The removal policy of data. Kept data outlives its stack, unless the deployment that makes it fails:
 * leftovers of a failed first deployment would block the next.
 */
export const dataRemoval = ({ keepData }: Config): RemovalPolicy =>
  keepData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
