import { ArnFormat, Duration, Stack } from "aws-cdk-lib";
import {
  BackupPlan,
  type BackupPlanCopyActionProps,
  BackupPlanRule,
  BackupResource,
  BackupVault,
} from "aws-cdk-lib/aws-backup";
import type { Table } from "aws-cdk-lib/aws-dynamodb";
import { Schedule } from "aws-cdk-lib/aws-events";
import { AccountPrincipal, ManagedPolicy, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { Key } from "aws-cdk-lib/aws-kms";
import type { Construct } from "constructs";
import type { Config } from "#infra/config/config.ts";
import { backupVault, copiesVaultName, kept, type LockedVault } from "./backupVault.ts";
import { allow } from "./need.ts";

function furtherVaults(scope: Construct, { stage, backups: { region, vaultArn } }: Config): string[] {
  const resourceName = copiesVaultName(stage);
  const format = { service: "backup", resource: "backup-vault", arnFormat: ArnFormat.COLON_RESOURCE_NAME };
  return [
    ...(region ? [Stack.of(scope).formatArn({ ...format, resourceName, region })] : []),
    ...(vaultArn ? [vaultArn] : []),
  ];
}

const useKey = ["kms:DescribeKey", "kms:Decrypt", "kms:Encrypt", "kms:GenerateDataKey", "kms:CreateGrant"];

/** The second region's stack cannot name its key to this one: its tags do. */
function keysIn(scope: Construct, { stage, backups: { region } }: Config): PolicyStatement[] {
  if (!region) return [];
  const keys = Stack.of(scope).formatArn({ service: "kms", resource: "key", resourceName: "*", region });
  const own = { "aws:ResourceTag/application": "beforehand", "aws:ResourceTag/stage": stage };
  return [new PolicyStatement({ actions: useKey, resources: [keys], conditions: { StringEquals: own } })];
}

/** AWS's own policy may copy everything in the account. */
function copier(
  scope: Construct,
  config: Config,
  { key: tableKey, table }: BackupSource,
  { vault, key }: LockedVault,
  further: readonly string[],
): Role {
  // A copy of a tagged table is tagged as it is made, and has no name before. In another account nothing is tagged.
  const points = Stack.of(scope).formatArn({
    service: "backup",
    resource: "recovery-point",
    resourceName: "*",
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    region: "*",
  });
  const statements = [
    allow(
      ["dynamodb:DescribeTable", "dynamodb:CreateBackup", "dynamodb:ListTagsOfResource", "dynamodb:StartAwsBackupJob"],
      table.tableArn,
    ),
    allow(["dynamodb:DescribeBackup", "dynamodb:DeleteBackup"], `${table.tableArn}/backup/*`),
    allow(["backup:DescribeBackupVault", "backup:CopyIntoBackupVault"], vault.backupVaultArn, ...further),
    ...(further.length > 0 ? [allow(["backup:CopyFromBackupVault"], vault.backupVaultArn)] : []),
    allow(["backup:TagResource"], points),
    allow(useKey, tableKey.keyArn, key.keyArn),
    ...keysIn(scope, config),
  ];
  return new Role(scope, "BackupRole", {
    assumedBy: new ServicePrincipal("backup.amazonaws.com"),
    managedPolicies: [new ManagedPolicy(scope, "BackupPolicy", { statements })],
  });
}

function shareKey(key: Key, { backups: { vaultArn } }: Config): void {
  const [, , , , account] = vaultArn?.split(":") ?? [];
  if (account === undefined) return;
  key.addToResourcePolicy(
    new PolicyStatement({
      principals: [new AccountPrincipal(account)],
      actions: ["kms:DescribeKey", "kms:Decrypt", "kms:CreateGrant"],
      resources: ["*"],
    }),
  );
}

interface BackupSource {
  readonly table: Table;
  readonly key: Key;
}

/**
 * Kept for 35 days in locked vaults under keys of their own: the table's own recovery to any second goes with it or its
 * key.
 */
export function backups(scope: Construct, config: Config, source: BackupSource): void {
  const own = backupVault(scope, "LockedVault", config.backups);
  shareKey(own.key, config);
  const further = furtherVaults(scope, config);
  const copyActions = further.map(
    (backupVaultArn, at): BackupPlanCopyActionProps => ({
      destinationBackupVault: BackupVault.fromBackupVaultArn(scope, `Further${at + 1}`, backupVaultArn),
      deleteAfter: kept,
    }),
  );
  const plan = new BackupPlan(scope, "Backups", { backupVault: own.vault });
  plan.addRule(
    new BackupPlanRule({
      ruleName: "Nightly",
      scheduleExpression: Schedule.cron({ hour: "8", minute: "0" }),
      startWindow: Duration.hours(1),
      completionWindow: Duration.hours(6),
      deleteAfter: kept,
      copyActions,
    }),
  );
  plan.addSelection("Records", {
    resources: [BackupResource.fromDynamoDbTable(source.table)],
    role: copier(scope, config, source, own, further),
    disableDefaultBackupPolicy: true,
  });
}
