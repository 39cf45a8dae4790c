import { App } from "aws-cdk-lib";
import { expect, test } from "vitest";
import { readConfig } from "./config/config.ts";
import { firmBackups, publicSettings } from "./testing/deployments.ts";
import { type Deployment, synthesize } from "./testing/synthesize.ts";

const usual = synthesize("prod", publicSettings);
const firm = synthesize("prod", { ...publicSettings, ...firmBackups });

interface Vault {
  readonly BackupVaultName: string;
  readonly EncryptionKeyArn: { readonly "Fn::GetAtt": readonly string[] };
  readonly LockConfiguration?: object;
  readonly AccessPolicy: unknown;
}

interface Rule {
  readonly TargetBackupVault: { readonly "Fn::GetAtt": readonly string[] };
  readonly CopyActions?: readonly {
    readonly DestinationBackupVaultArn: unknown;
    readonly Lifecycle: object;
  }[];
}

const vaultsOf = (deployment: Deployment) => deployment.ofType<Vault>("AWS::Backup::BackupVault");

function ruleOf(deployment: Deployment): Rule {
  const plans = deployment.ofType<{ BackupPlan: { BackupPlanRule: readonly Rule[] } }>("AWS::Backup::BackupPlan");
  return plans[0]?.properties.BackupPlan.BackupPlanRule[0] ?? expect.fail("no rule");
}

function targetOf(deployment: Deployment) {
  const [id] = ruleOf(deployment).TargetBackupVault["Fn::GetAtt"];
  return vaultsOf(deployment).find((one) => one.id === id) ?? expect.fail(`no vault ${id}`);
}

const keyOf = ({ EncryptionKeyArn }: Vault) => EncryptionKeyArn["Fn::GetAtt"][0];

test("copies are kept under a key of their own, which nothing else uses", () => {
  const [table] = usual.ofType<{ SSESpecification: { KMSMasterKeyId: Vault["EncryptionKeyArn"] } }>(
    "AWS::DynamoDB::Table",
  );
  const own = keyOf(targetOf(usual).properties) ?? "";
  expect(own).not.toBe(table?.properties.SSESpecification.KMSMasterKeyId["Fn::GetAtt"][0]);
  const users = usual.resources.filter(({ properties }) => JSON.stringify(properties).includes(`"${own}"`));
  expect(users.map(({ type }) => type).sort()).toEqual(["AWS::Backup::BackupVault", "AWS::IAM::ManagedPolicy"]);
});

test("nobody deletes a copy before its 35 days; in compliance no operator ends the lock", () => {
  const { properties } = targetOf(usual);
  expect(properties.LockConfiguration).toEqual({ MinRetentionDays: 35 });
  expect(JSON.stringify(properties.AccessPolicy)).toContain("backup:DeleteRecoveryPoint");
  expect(targetOf(firm).properties.LockConfiguration).toEqual({
    MinRetentionDays: 35,
    ChangeableForDays: 3,
  });
});

test("vaults and their keys outlive their stack, and are not left by a first deployment that failed", () => {
  const kept = [...usual.resources, ...firm.resources].filter(
    ({ id, type }) => type === "AWS::Backup::BackupVault" || /VaultKey|CopiesKey/.test(id),
  );
  expect(kept.length).toBeGreaterThan(5);
  for (const { id, deletionPolicy } of kept) expect(deletionPolicy, id).toBe("RetainExceptOnCreate");
});

test("with the settings each copy is copied into a second region and another account, as long and as firmly", () => {
  expect(ruleOf(usual).CopyActions ?? []).toEqual([]);
  const [region, account, ...others] = ruleOf(firm).CopyActions ?? [];
  expect(others).toEqual([]);
  expect(JSON.stringify(region?.DestinationBackupVaultArn)).toMatch(
    /backup:us-west-2:.*:backup-vault:beforehand-prod-copies/,
  );
  expect(account?.DestinationBackupVaultArn).toBe(firmBackups.backupVaultArn);
  for (const copy of [region, account]) expect(copy?.Lifecycle).toEqual({ DeleteAfterDays: 35 });
  const there = vaultsOf(firm).filter(({ stack }) => stack === "Beforehand-prod-Copies");
  expect(there.map(({ properties }) => properties)).toMatchObject([
    { BackupVaultName: "beforehand-prod-copies", LockConfiguration: { MinRetentionDays: 35 } },
  ]);
  expect(usual.templates.has("Beforehand-prod-Copies")).toBe(false);
});

test("the role may tag what it makes, and use the second region's key", () => {
  const policyOf = (deployed: typeof usual) =>
    JSON.stringify(deployed.ofType("AWS::IAM::ManagedPolicy").filter(({ id }) => id.startsWith("BackupPolicy")));
  for (const deployed of [usual, firm]) expect(policyOf(deployed)).toMatch(/backup:TagResource.*recovery-point:\*/);
  for (const part of [":kms:us-west-2:", "aws:ResourceTag/stage"]) expect(policyOf(firm)).toContain(part);
  expect(policyOf(usual)).not.toContain("aws:ResourceTag");
});

test("the other account may read what is copied to it, and no further key is shared", () => {
  const keys = firm
    .ofType("AWS::KMS::Key")
    .filter(({ properties }) => JSON.stringify(properties).includes("210987654321"));
  expect(keys.map(({ id }) => id)).toEqual([keyOf(targetOf(firm).properties)]);
});

test("a trial deployment makes no copies, whatever is set", () => {
  const dev = synthesize("dev", firmBackups);
  expect(vaultsOf(dev)).toEqual([]);
  expect(dev.templates.has("Beforehand-dev-Copies")).toBe(false);
});

test.each([
  [{ backupRegion: "us-east-1" }, "backupRegion"],
  [{ backupRegion: "oregon" }, "backupRegion"],
  [{ backupVaultArn: "kept-elsewhere" }, "backupVaultArn"],
  [{ backupLock: "none" }, "backupLock"],
])("%j is refused before anything happens", (settings, name) => {
  const { node } = new App({ context: { stage: "prod", ...settings } });
  expect(() => readConfig(node)).toThrow(`${name} is "`);
});
