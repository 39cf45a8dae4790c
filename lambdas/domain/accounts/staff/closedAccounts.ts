import { auditList } from "#lambdas/domain/accounts/audit/auditReading.ts";
import { departmentOf } from "#lambdas/domain/common/departmentOf.ts";
import { showListed } from "#lambdas/domain/common/views/showAccount.ts";
import type { AccountRecord } from "#lambdas/records/accounts/account.ts";
import { type ClosedStatus, readClosed } from "#lambdas/records/accounts/closedAccount.ts";
import { getCountedAccounts } from "#lambdas/records/accounts/getCountedAccounts.ts";
import { getDepartment } from "#lambdas/records/departments/department.ts";
import { readCursor, writeCursor } from "#lambdas/records/table/cursor.ts";
import { newest } from "#lambdas/records/table/newestOf.ts";
import type { Session } from "#lambdas/session.ts";
import type { listDeactivated, listDeleted } from "#shared/contract/accountLists.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { ListedAccount } from "#shared/model/account.ts";
import { placeRoles } from "#shared/model/role.ts";
import { departmentAt } from "#shared/rules/defaultDepartment.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";

type Request = ParsedRequestOf<typeof listDeactivated>;
type ClosedPage = ResponseOf<typeof listDeactivated> & ResponseOf<typeof listDeleted>;

const usualLimit = 50;

/** The department's places, or the caller's own where it has none; none once it retired. Undefined for all. */
async function placesOf(session: Session): Promise<readonly Place[] | undefined> {
  if (!placeRoles.includes(session.role)) return undefined;
  const { status, places = [] } = (await getDepartment(departmentOf(session))) ?? {};
  return places.length > 0 || status === "RETIRED" ? places : [session.place];
}

/** Staff see no staff of another department at the same place. */
const mayKnow = (session: Session, { role, department, address }: AccountRecord): boolean =>
  ![session.role, role].every((one) => placeRoles.includes(one)) ||
  departmentOf(session) === departmentAt({ department, place: address });

/** Without contact details: a moderator restores no account. */
const forModerator = ({ LocationP: { City, State }, ...account }: ListedAccount): ListedAccount => ({
  ...account,
  Email: "",
  Cell: "none",
  LocationP: { City, State, Zip: "", Street: "" },
});

async function show(session: Session, ids: readonly string[], status: ClosedStatus): Promise<ClosedPage["Accounts"]> {
  const counted = await getCountedAccounts(ids);
  return counted
    .filter(({ account }) => account.status === status && mayKnow(session, account))
    .map(({ account, counters }) => showListed(account, counters.members))
    .map((account) => (session.role === "MOD" ? forModerator(account) : account));
}

const actions = { RESTRICTED: "listDeactivated", DELETED: "listDeleted" } as const;

/** Newest first. Staff of a department see those of its places, others all. */
export async function list(
  session: Session,
  status: ClosedStatus,
  { Limit: limit = usualLimit, Cursor }: Request,
): Promise<ClosedPage> {
  const places = await placesOf(session);
  const where = places?.map(placeKey).join(",");
  const name = ["closed accounts", status, where ?? ""].join("|");
  const before = Cursor ? readCursor<string>(name, Cursor) : newest;
  const rows = await readClosed(status, places, before, limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const Accounts = await show(
    session,
    page.map(({ accountId }) => accountId),
    status,
  );
  await auditList(session, actions[status], {
    subjects: Accounts.map(({ ID }) => ID),
    place: where || undefined,
  });
  return { Accounts, ...(last ? { NextCursor: writeCursor(name, last.sk) } : {}) };
}
