import type { SettingValues } from "./settings.ts";

export interface BackupSettings {
  /** Whether a privileged operator may end the vault's lock. */
  readonly lock: "governance" | "compliance";
  /** With a copy of each copy. @default none */
  readonly region?: string;
  /** Of another account's vault with a copy of each copy. @default none */
  readonly vaultArn?: string;
}

export const backupsOf = ({ backupLock, backupRegion, backupVaultArn }: SettingValues): BackupSettings => ({
  lock: backupLock ?? "governance",
  ...(backupRegion ? { region: backupRegion } : {}),
  ...(backupVaultArn ? { vaultArn: backupVaultArn } : {}),
});
