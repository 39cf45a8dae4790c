import { Duration } from "aws-cdk-lib";
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from "aws-cdk-lib/aws-backup";
import type { Table } from "aws-cdk-lib/aws-dynamodb";
import { Schedule } from "aws-cdk-lib/aws-events";
import { ManagedPolicy, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { Key } from "aws-cdk-lib/aws-kms";
import type { Construct } from "constructs";
import type { Config } from "#infra/config/config.ts";
import { dataRemoval } from "./dataRemoval.ts";

const kept = Duration.days(35);

/** The role that makes the copies. AWS's own policy may copy everything in the account; this one, the table. */
function copier(scope: Construct, key: Key, table: Table, vault: BackupVault): Role {
  const statements = [
    new PolicyStatement({
      actions: [
        "dynamodb:DescribeTable",
        "dynamodb:CreateBackup",
        "dynamodb:ListTagsOfResource",
        "dynamodb:StartAwsBackupJob",
      ],
      resources: [table.tableArn],
    }),
    new PolicyStatement({
      actions: ["dynamodb:DescribeBackup", "dynamodb:DeleteBackup"],
      resources: [`${table.tableArn}/backup/*`],
    }),
    new PolicyStatement({
      actions: ["backup:DescribeBackupVault", "backup:CopyIntoBackupVault"],
      resources: [vault.backupVaultArn],
    }),
    new PolicyStatement({
      actions: ["kms:DescribeKey", "kms:Decrypt", "kms:Encrypt", "kms:GenerateDataKey", "kms:CreateGrant"],
      resources: [key.keyArn],
    }),
  ];
  return new Role(scope, "BackupRole", {
    assumedBy: new ServicePrincipal("backup.amazonaws.com"),
    managedPolicies: [new ManagedPolicy(scope, "BackupPolicy", { statements })],
  });
}

/**
 * A copy of the table every night, kept for 35 days in its own vault. The table itself can be recovered to any second
 * of those days, but not once it is deleted: then a copy is restored.
 */
export function backups(scope: Construct, config: Config, key: Key, table: Table): void {
  const vault = new BackupVault(scope, "Vault", {
    encryptionKey: key,
    // No copy can be deleted by hand before its time.
    blockRecoveryPointDeletion: true,
    removalPolicy: dataRemoval(config),
  });
  const plan = new BackupPlan(scope, "Backups", { backupVault: vault });
  plan.addRule(
    new BackupPlanRule({
      ruleName: "Nightly",
      scheduleExpression: Schedule.cron({ hour: "8", minute: "0" }),
      startWindow: Duration.hours(1),
      completionWindow: Duration.hours(6),
      deleteAfter: kept,
    }),
  );
  plan.addSelection("Records", {
    resources: [BackupResource.fromDynamoDbTable(table)],
    role: copier(scope, key, table, vault),
    disableDefaultBackupPolicy: true,
  });
}
