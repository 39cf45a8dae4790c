import { VisibleError } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import type { RegistryExport } from "#lambdas/records/registry/registryExport.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import type { Session } from "#lambdas/session.ts";
import { type Role, rankedRoles } from "#shared/model/role.ts";
import { departmentFor, requireActive } from "../registryDepartment.ts";

const readers: readonly Role[] = rankedRoles;

/** Throws VisibleError unless the account may still read the registry it asked for. */
export async function requireExporter(
  session: Session,
  { department }: Pick<RegistryExport, "department">,
): Promise<void> {
  const isReader = session.account.status === "ACTIVE" && readers.includes(session.role);
  // Staff who changed to another department have that one's.
  if (!isReader || departmentFor(session, department) !== department) throw new VisibleError("NOT_ALLOWED");
  await requireActive(department);
}

/** As they are at this moment: a page is made without their request. Throws VisibleError. */
export async function exporterOf(record: RegistryExport): Promise<Session> {
  const account = await getAccount(record.account);
  if (!account) throw new VisibleError("NOT_ALLOWED");
  const { role, address: place } = account;
  const requestId = log.requestId ?? newId();
  const session = { accountId: account.id, role, place, account, signedInAt: 0, sessionId: "", requestId };
  await requireExporter(session, record);
  return session;
}
