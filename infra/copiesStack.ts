import { Stack, type StackProps } from "aws-cdk-lib";
import type { Construct } from "constructs";
import type { Config } from "./config/config.ts";
import { backupVault, copiesVaultName } from "./constructs/backupVault.ts";

export class CopiesStack extends Stack {
  constructor(scope: Construct, id: string, { config, ...props }: StackProps & { config: Config }) {
    super(scope, id, props);
    backupVault(this, "Copies", config.backups, copiesVaultName(config.stage));
  }
}
