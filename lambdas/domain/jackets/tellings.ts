import { signPhoto } from "#lambdas/adapters/photos.ts";
import { auditList } from "#lambdas/domain/audit/auditReading.ts";
import { auditedDepartment } from "#lambdas/domain/common/reachOf.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { notFound } from "#lambdas/errors.ts";
import { auditWrite } from "#lambdas/records/audit/audit.ts";
import { matchesOfPerson, readJoins, readMatches } from "#lambdas/records/family/matches.ts";
import type { QueueRecord } from "#lambdas/records/jackets/queue.ts";
import { getTold, putTold, type Telling, type ToldDetails } from "#lambdas/records/jackets/told.ts";
import { transact } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf } from "#shared/contract/call.ts";
import type { tellDuplicate } from "#shared/contract/duplicates.ts";
import type { LikelyDuplicate } from "#shared/model/duplicate.ts";
import type { Duplicates } from "#shared/model/entry.ts";
import type { ShownPerson } from "#shared/model/personShapes.ts";
import { findDuplicates } from "./duplicates.ts";
import { nameOf, readEntryId } from "./entryIds.ts";
import { findWaiting } from "./entryReads.ts";
import { type Candidate, findCandidates, mostAccounts } from "./likelyDuplicates.ts";
import { subjectOf } from "./namedEntries.ts";

const idOf = ({ owner, mid }: Candidate): string => `${owner}.${mid}`;

async function requireWaiting(session: Session, entryId: string): Promise<QueueRecord> {
  const entry = await findWaiting(readEntryId(entryId, session));
  if (!entry || entry.removed) throw notFound();
  return entry;
}

async function show(candidate: Candidate, told: ToldDetails | undefined): Promise<LikelyDuplicate> {
  const { snapshot, number, isWaiting, mid } = candidate;
  const { First, Last, Dob, Sex, img } = snapshot.person;
  const verdict = told?.others[mid]?.verdict;
  return {
    ID: idOf(candidate),
    ...(number ? { Number: number } : {}),
    ...{ First, Last, Dob, Sex, img: await signPhoto(img) },
    ...snapshot.address,
    CreateDate: snapshot.registered,
    Standing: isWaiting ? "WAITING" : "RECEIVED",
    ...(verdict ? { Told: verdict } : {}),
  };
}

/** The likely duplicates of a waiting entry, and the audit row of their reading. */
export async function list(session: Session, entryId: string): Promise<LikelyDuplicate[]> {
  const entry = await requireWaiting(session, entryId);
  const [candidates, told] = await Promise.all([
    findCandidates(entry),
    getTold(entry.owner, entry.mid, entry.department),
  ]);
  const others = candidates.map(({ owner, mid }) => `${owner}/${mid}`);
  await auditList(session, "listDuplicates", {
    subjects: [subjectOf(nameOf(entry)), ...others],
    ...auditedDepartment(entry.department),
  });
  return Promise.all(candidates.map((candidate) => show(candidate, told)));
}

interface Side {
  readonly owner: string;
  readonly mid: string;
  readonly person: ShownPerson;
  readonly number: string | undefined;
}

/**
 * How often an account has joined a person's partition, if all that stand there in other accounts were told; undefined
 * while one is left. The joinings are read first: an account that joins meanwhile makes the number outdated.
 */
async function settledBy(
  { owner, person }: Side,
  others: ToldDetails["others"],
): Promise<number | undefined> {
  const matches = matchesOfPerson(person);
  const joins = await readJoins(matches);
  const accounts = await readMatches(matches, mostAccounts + 1);
  const ids = accounts.filter((one) => one.owner !== owner).flatMap((one) => one.ids);
  const isWhole = accounts.length <= mostAccounts && ids.every((id) => others[id] !== undefined);
  return isWhole ? joins : undefined;
}

/** What is told of one side about the other. */
async function toldAbout(own: Side, other: Side, department: string, said: Telling): Promise<ToldDetails> {
  const { owner, mid } = own;
  const before = await getTold(owner, mid, department);
  const others = { ...before?.others, [other.mid]: { ...said, number: other.number } };
  const settled = await settledBy(own, others);
  return { owner, mid, department, others, settled, version: before?.version ?? 0 };
}

/**
 * Tells for a department whether two people are the same, on both cards and in one transaction; it can be told anew.
 * Refuses a person who is no likely duplicate there.
 */
export async function tell(
  session: Session,
  { EntryID, ID, Verdict: verdict }: ParsedRequestOf<typeof tellDuplicate>,
): Promise<Duplicates> {
  const entry = await requireWaiting(session, EntryID);
  const { owner, mid, number, department, snapshot } = entry;
  const candidate = (await findCandidates(entry)).find((one) => idOf(one) === ID);
  if (!candidate) throw notFound();
  const own: Side = { owner, mid, number, person: snapshot.person };
  const other: Side = { ...candidate, person: candidate.snapshot.person };
  const said = { verdict, by: session.accountId, at: new Date().toISOString() };
  const audit = auditWrite(session, "tellDuplicate", {
    ...{ subject: subjectOf(nameOf(entry)), subjects: [`${other.owner}/${other.mid}`] },
    ...auditedDepartment(department),
  });
  await retryOnConflict(async () => {
    const told = await Promise.all([
      toldAbout(own, other, department, said),
      toldAbout(other, own, department, said),
    ]);
    await transact([...told.map(putTold), audit]);
  });
  return (await findDuplicates([entry]))(entry);
}
