type Setting = (name: string, rule: RegExp, what: string) => string | undefined;

/** Where the nightly copies of the table are kept, and how firmly. */
export interface BackupSettings {
  /** Whether an operator with a permission of its own may end the lock of the vault. */
  readonly lock: "governance" | "compliance";
  /** The second region with a copy of each copy. @default none */
  readonly region?: string;
  /** The ARN of a vault of another account with a copy of each copy. @default none */
  readonly vaultArn?: string;
}

/** Reads the settings of the nightly copies. @param own the region of the deployment */
export function readBackupSettings(setting: Setting, own: string): BackupSettings {
  const lock = setting("backupLock", /^(governance|compliance)$/, "governance or compliance");
  const region = setting(
    "backupRegion",
    new RegExp(`^(?!${own}$)[a-z]{2}(-[a-z]+)+-\\d$`),
    `a region other than ${own}`,
  );
  const vaultArn = setting(
    "backupVaultArn",
    /^arn:aws:backup:[a-z\d-]+:\d{12}:backup-vault:[\w-]+$/,
    "the ARN of a vault in AWS Backup",
  );
  return {
    lock: (lock as BackupSettings["lock"] | undefined) ?? "governance",
    ...(region ? { region } : {}),
    ...(vaultArn ? { vaultArn } : {}),
  };
}
