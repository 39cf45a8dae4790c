import { Duration, RemovalPolicy } from "aws-cdk-lib";
import { BackupVault, type LockConfiguration } from "aws-cdk-lib/aws-backup";
import { Key } from "aws-cdk-lib/aws-kms";
import type { Construct } from "constructs";
import type { BackupSettings } from "#infra/config/backupSettings.ts";

/** How long a copy is kept. */
export const kept = Duration.days(35);

/** The name of the vault in the second region: no output is read across regions. */
export const copiesVaultName = (stage: string): string => `beforehand-${stage}-copies`;

/** What is kept when its stack goes. A first deployment that failed leaves nothing: its names would be taken. */
const removalPolicy = RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE;

/** AWS's least time in which a lock that nobody can end may still be taken back. */
const graceOfCompliance = Duration.days(3);

const lockOf = ({ lock }: BackupSettings): LockConfiguration => ({
  minRetention: kept,
  ...(lock === "compliance" ? { changeableFor: graceOfCompliance } : {}),
});

/** A vault, and the key of its copies. */
export interface LockedVault {
  readonly vault: BackupVault;
  readonly key: Key;
}

/**
 * A vault whose copies nobody deletes before their time, under a key of its own: they outlive the table and its key.
 * @param backupVaultName @default a name that CDK generates
 */
export function backupVault(
  scope: Construct,
  id: string,
  settings: BackupSettings,
  backupVaultName?: string,
): LockedVault {
  const key = new Key(scope, `${id}Key`, {
    description: "Encrypts the copies of the table, and nothing else",
    enableKeyRotation: true,
    removalPolicy,
  });
  const vault = new BackupVault(scope, id, {
    ...(backupVaultName ? { backupVaultName } : {}),
    encryptionKey: key,
    lockConfiguration: lockOf(settings),
    blockRecoveryPointDeletion: true,
    removalPolicy,
  });
  return { vault, key };
}
