import type { Served } from "#lambdas/domain/common/servedBy.ts";
import { readAllLinks } from "#lambdas/records/family/link.ts";
import { getJackets } from "#lambdas/records/jackets/jacket.ts";
import type { Session } from "#lambdas/session.ts";
import type { OpenedJacket } from "#shared/model/jacket/opening.ts";
import { type CurrentRecord, reachedBy, readCurrent } from "./currentRecords.ts";
import { writeJacketId } from "./jacketIds.ts";
import { recordFind } from "./recordFind.ts";

type Residents = OpenedJacket["Residents"];

interface Reader {
  readonly session: Session;
  readonly isServed: Served;
  /** Undefined for all. */
  readonly department: string | undefined;
}

async function readOthers(
  { jacket: { owner, mid, hid } }: CurrentRecord,
  { isServed, department }: Reader,
): Promise<CurrentRecord[]> {
  const links = await readAllLinks(owner);
  const jackets = await getJackets(links.filter((link) => link.hid === hid && link.mid !== mid));
  const served = jackets.filter(({ where }) => isServed(where));
  const records = await readCurrent(served.flatMap((jacket) => reachedBy(jacket, department) ?? []));
  return records.filter(({ row }) => !row.removed);
}

const show = ({ jacket, row: { snapshot } }: CurrentRecord): Residents[number] => ({
  ID: writeJacketId(jacket),
  First: snapshot.person.First,
  Last: snapshot.person.Last,
});

/** Audit and family have the others as found before the answer. */
export async function nameResidents(record: CurrentRecord, reader: Reader): Promise<Residents> {
  const others = await readOthers(record, reader);
  if (others.length > 0) await recordFind(reader.session, others, reader.department);
  return [record, ...others].map(show).sort((one, other) => one.First.localeCompare(other.First));
}
