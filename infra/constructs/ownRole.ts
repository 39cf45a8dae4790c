import { ManagedPolicy, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { ILogGroup } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";

/**
 * A function's role with exactly these permissions, and to write its own log. Hand it over with
 * `withoutPolicyUpdates()`: no construct may add its own.
 */
export function ownRole(
  scope: Construct,
  prefix: string,
  log: ILogGroup,
  statements: readonly PolicyStatement[],
): Role {
  const writeLog = new PolicyStatement({
    actions: ["logs:CreateLogStream", "logs:PutLogEvents"],
    resources: [log.logGroupArn],
  });
  return new Role(scope, `${prefix}Role`, {
    assumedBy: new ServicePrincipal("lambda.amazonaws.com"),
    managedPolicies: [new ManagedPolicy(scope, `${prefix}Policy`, { statements: [writeLog, ...statements] })],
  });
}
