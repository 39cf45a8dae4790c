import { RemovalPolicy } from "aws-cdk-lib";
import type { Config } from "#infra/config/config.ts";

/** Kept data outlives its stack, unless its first deployment fails: leftovers would block the next. */
export const dataRemoval = ({ keepData }: Config): RemovalPolicy =>
  keepData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
