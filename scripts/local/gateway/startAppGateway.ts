import type { Running } from "#scripts/local/common/serve.ts";
import { PermissionLedger, type PermissionReport } from "#scripts/local/iam/PermissionLedger.ts";
import { readPolicies } from "#scripts/local/iam/readPolicies.ts";
import { createRoles, type RolePolicy } from "#scripts/local/iam/role.ts";
import { type Assembly, ofType } from "#scripts/local/template/assembly.ts";
import type { Resolve } from "#scripts/local/template/createResolver.ts";
import { localName } from "#scripts/local/template/localNames.ts";
import { services } from "./derivations.ts";
import type { GatewayOptions } from "./Gateway.ts";
import { startGateway } from "./startGateway.ts";
import type { Tables } from "./tableRequests.ts";

export interface RunningGateway extends Running {
  readonly permissions: () => PermissionReport;
}

interface Options extends Pick<GatewayOptions, "services"> {
  readonly port: number;
  /** At the first use or refusal of a permission. */
  readonly onPermissionNews?: ((report: () => PermissionReport) => void) | undefined;
  /** @default console.error */
  readonly log?: GatewayOptions["log"];
}

interface Keyed {
  readonly KeySchema: readonly { readonly AttributeName: string; readonly KeyType: string }[];
}

const partitionKey = ({ KeySchema }: Keyed) => KeySchema.find(({ KeyType }) => KeyType === "HASH")?.AttributeName ?? "";

function tablesOf(assembly: Assembly): Tables {
  const tables = ofType(assembly, "AWS::DynamoDB::Table").map((table) => {
    const { GlobalSecondaryIndexes = [], ...own } = table.properties as unknown as Keyed & {
      GlobalSecondaryIndexes?: readonly (Keyed & { IndexName: string })[];
    };
    const indexes = GlobalSecondaryIndexes.map((index) => [index.IndexName, partitionKey(index)] as const);
    return [localName(table), Object.fromEntries([["", partitionKey(own)], ...indexes])] as const;
  });
  return Object.fromEntries(tables);
}

export interface Access {
  readonly policies: readonly RolePolicy[];
  readonly tables: Tables;
}

export const readAccess = (assembly: Assembly, resolve: Resolve): Access => ({
  policies: readPolicies(assembly, resolve, new Set<string>(services)),
  tables: tablesOf(assembly),
});

export async function startGatewayOf(
  assembly: Assembly,
  resolve: Resolve,
  { onPermissionNews, log = (line) => console.error(line), ...options }: Options,
): Promise<RunningGateway> {
  const { policies, tables } = readAccess(assembly, resolve);
  const roles = createRoles(policies);
  const ledger: PermissionLedger = new PermissionLedger(roles, () => onPermissionNews?.(() => ledger.report));
  const running = await startGateway({ ...options, roles, ledger, tables, log });
  return { ...running, permissions: () => ledger.report };
}
