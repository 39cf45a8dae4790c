import type { Given } from "./settings.ts";

/** Where the nightly copies of the table are kept, and how firmly. */
export interface BackupSettings {
  /** Whether an operator with a permission of its own may end the lock of the vault. */
  readonly lock: "governance" | "compliance";
  /** The second region with a copy of each copy. @default none */
  readonly region?: string;
  /** The ARN of a vault of another account with a copy of each copy. @default none */
  readonly vaultArn?: string;
}

export const backupsOf = ({ backupLock, backupRegion, backupVaultArn }: Given): BackupSettings => ({
  lock: backupLock ?? "governance",
  ...(backupRegion ? { region: backupRegion } : {}),
  ...(backupVaultArn ? { vaultArn: backupVaultArn } : {}),
});
