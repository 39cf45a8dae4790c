import { region } from "#infra/config/region.ts";
import { type Check, need } from "#scripts/operate/smoke/check.ts";
import { askAws } from "./askAws.ts";
import type { PlannedDeployment } from "./PlannedDeployment.ts";

// For each region with a stack of ours, also the second one of nightly copies. A trial makes no copies.

async function checkBootstrap(where: string): Promise<string> {
  const words = "ssm get-parameter --name /cdk-bootstrap/hnb659fds/version";
  const found = await askAws<{ readonly Parameter: { readonly Value: string } }>(words, where);
  need(found !== undefined, `run npx cdk bootstrap in ${where}`);
  return `version ${found.Parameter.Value} in ${where}`;
}

interface BackupAnswer {
  readonly ResourceTypeOptInPreference: Readonly<Record<string, boolean>>;
  readonly ResourceTypeManagementPreference: Readonly<Record<string, boolean>>;
}

async function checkCopies(where: string): Promise<string> {
  const found = await askAws<BackupAnswer>("backup describe-region-settings", where);
  const { ResourceTypeOptInPreference: optIn, ResourceTypeManagementPreference: advanced } = found ?? {};
  need(optIn?.DynamoDB === true, `switch on "Service opt-in" of DynamoDB in ${where}`);
  need(advanced?.DynamoDB === true, `switch on "Advanced features for DynamoDB" in ${where}`);
  return `AWS Backup keeps tables in ${where}`;
}

const inSecond = (name: string, check: (where: string) => Promise<string>): Check<PlannedDeployment> => ({
  name,
  run: async ({ config: { keepData, backups } }) => (keepData && backups.region ? check(backups.region) : undefined),
});

export const bootstrapChecks: readonly Check<PlannedDeployment>[] = [
  { name: "cdk bootstrap", run: () => checkBootstrap(region) },
  inSecond("second bootstrap", checkBootstrap),
];
export const copyChecks: readonly Check<PlannedDeployment>[] = [
  { name: "nightly copies", run: async ({ config }) => (config.keepData ? checkCopies(region) : undefined) },
  inSecond("second copies", checkCopies),
];
