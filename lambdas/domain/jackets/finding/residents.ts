import { auditList } from "#lambdas/domain/accounts/audit/auditReading.ts";
import { servedBy } from "#lambdas/domain/common/servedBy.ts";
import { nameOf } from "#lambdas/domain/jackets/entryIds.ts";
import { subjectOf } from "#lambdas/domain/jackets/namedEntries.ts";
import { readAllLinks } from "#lambdas/records/family/link.ts";
import { getJackets } from "#lambdas/records/jackets/jacket.ts";
import type { Session } from "#lambdas/session.ts";
import type { OpenedJacket } from "#shared/model/jacket/opening.ts";
import { type CurrentRecord, reachedBy, readCurrent } from "./currentRecords.ts";
import { writeJacketId } from "./jacketIds.ts";
import { tellFamilies } from "./tellFamilies.ts";

async function readOthers(
  session: Session,
  { jacket: { owner, mid, hid } }: CurrentRecord,
  department: string | undefined,
): Promise<CurrentRecord[]> {
  const [links, isServed] = await Promise.all([readAllLinks(owner), servedBy(session)]);
  const jackets = await getJackets(links.filter((link) => link.hid === hid && link.mid !== mid));
  const served = jackets.filter(({ where }) => isServed(where));
  const records = await readCurrent(served.flatMap((jacket) => reachedBy(jacket, department) ?? []));
  return records.filter(({ row }) => !row.removed);
}

const show = ({ jacket, row: { snapshot } }: CurrentRecord): OpenedJacket["Residents"][number] => ({
  ID: writeJacketId(jacket),
  First: snapshot.person.First,
  Last: snapshot.person.Last,
});

/** Names who lives with a person; audit and family have the others as found before the answer. */
export async function nameResidents(
  session: Session,
  record: CurrentRecord,
  department: string | undefined,
): Promise<OpenedJacket["Residents"]> {
  const others = await readOthers(session, record, department);
  const found = others.map(({ row }) => row);
  if (found.length > 0) {
    const subjects = found.map((row) => subjectOf(nameOf(row)));
    await Promise.all([
      auditList(session, "findJackets", { subjects }),
      tellFamilies(session, found, "FOUND"),
    ]);
  }
  return [record, ...others].map(show).sort((one, other) => one.First.localeCompare(other.First));
}
