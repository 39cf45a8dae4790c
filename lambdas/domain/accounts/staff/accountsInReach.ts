import { departmentOf } from "#lambdas/domain/common/departmentOf.ts";
import { notFound, VisibleError } from "#lambdas/errors.ts";
import { type AccountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import type { Session } from "#lambdas/session.ts";
import { placeRoles } from "#shared/model/role.ts";
import { mayRestrict } from "#shared/rules/account/mayRestrict.ts";
import { departmentAt } from "#shared/rules/defaultDepartment.ts";
import { placeKey } from "#shared/rules/place.ts";

const notYours = () =>
  new VisibleError("ACCOUNT_OUT_OF_REACH", "You are not allowed to restrict or restore this account.");
const yourself = () =>
  new VisibleError("OWN_ACCOUNT", "You cannot restrict your own account. Please ask somebody else to do it.");
const wasDeleted = () => new VisibleError("ACCOUNT_DELETED", "This account was deleted. Nothing can bring it back.");

function maySee(session: Session, { role, department, address }: AccountRecord): boolean {
  if (!placeRoles.includes(session.role)) return true;
  if (!placeRoles.includes(role)) return placeKey(session.place) === placeKey(address);
  return departmentOf(session) === departmentAt({ department, place: address });
}

/** One that the caller may not see is not found. */
export async function findInReach(session: Session, id: string): Promise<AccountRecord> {
  const account = await getAccount(id);
  if (!account || !maySee(session, account)) throw notFound();
  if (account.id === session.accountId) throw yourself();
  const { accountId, role, place } = session;
  const person = { ...account, place: account.address };
  if (!mayRestrict({ id: accountId, role, place, department: session.account.department }, person)) throw notYours();
  if (account.status === "DELETED") throw wasDeleted();
  return account;
}
