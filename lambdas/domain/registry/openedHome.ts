import { auditOpening } from "#lambdas/domain/accounts/audit/auditReading.ts";
import { auditedDepartment } from "#lambdas/domain/common/reachOf.ts";
import { servedBy } from "#lambdas/domain/common/servedBy.ts";
import { nameOf } from "#lambdas/domain/jackets/entryIds.ts";
import { readMedical } from "#lambdas/domain/jackets/entryReads.ts";
import { tellFamilies } from "#lambdas/domain/jackets/finding/tellFamilies.ts";
import { subjectOf } from "#lambdas/domain/jackets/namedEntries.ts";
import { showEntries } from "#lambdas/domain/jackets/showEntries.ts";
import { notFound } from "#lambdas/errors.ts";
import { getHousehold } from "#lambdas/records/family/household.ts";
import { getListedHome } from "#lambdas/records/registry/listedHome.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { openHome } from "#shared/contract/jackets/registry.ts";
import { hoursSince } from "#shared/rules/registry/hoursSince.ts";
import { auditedReason } from "./auditedReason.ts";
import { readHomeId, readPeople } from "./homePeople.ts";
import { departmentFor, requireActive } from "./registryDepartment.ts";
import { showHome } from "./showHome.ts";

/** Audit and family have the reason before the answer. */
export async function open(
  session: Session,
  request: ParsedRequestOf<typeof openHome>,
): Promise<ResponseOf<typeof openHome>> {
  const department = departmentFor(session, request.DepartmentID);
  const { owner, hid } = readHomeId(request.ID);
  const [listed, household, isServed] = await Promise.all([
    getListedHome(owner, hid, department),
    getHousehold(owner, hid),
    servedBy(session),
    requireActive(department),
  ]);
  if (!listed || !household || !isServed(household.address)) throw notFound();
  const rows = await readPeople(owner, hid, department);
  const [entries, records] = await Promise.all([showEntries(session, rows), Promise.all(rows.map(readMedical))]);
  await Promise.all([
    auditOpening(session, "openHome", {
      subject: request.ID,
      subjects: rows.map((row) => subjectOf(nameOf(row))),
      ...auditedDepartment(department),
      ...auditedReason(request),
    }),
    tellFamilies(session, rows, request.Reason),
  ]);
  const People = entries.flatMap((Entry, at) => {
    const Record = records[at];
    return Record ? { Entry, Record } : [];
  });
  return { Home: showHome(listed.home, household, hoursSince(request.OutageSince)), People };
}
