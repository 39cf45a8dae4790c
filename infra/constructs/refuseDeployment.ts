import { Annotations, CfnParameter, CfnRule, Fn, type Stack } from "aws-cdk-lib";

/**
 * Lets a template with missing settings be written and looked at, and not be deployed: CloudFormation refuses the
 * stack before it touches anything, with these sentences. Nothing where none is missing.
 */
export function refuseDeployment(stack: Stack, missing: readonly string[]): void {
  if (missing.length === 0) return;
  const settings = new CfnParameter(stack, "Settings", {
    default: "missing",
    description: "Follows from the settings: leave it as it is.",
  });
  missing.forEach((assertDescription, index) => {
    Annotations.of(stack).addWarning(`It cannot be deployed so. ${assertDescription}`);
    new CfnRule(stack, `Setting${index + 1}`, {
      assertions: [{ assert: Fn.conditionEquals(settings.valueAsString, "complete"), assertDescription }],
    });
  });
}
