import { ManagedPolicy, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { ILogGroup } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";

/**
 * Exactly these permissions, and its own log. Pass it on with `withoutPolicyUpdates()`, so that no construct adds more.
 * @param prefix of the ids of role and policy, where a scope holds several
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
