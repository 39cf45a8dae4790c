import { auditList } from "#lambdas/domain/accounts/audit/auditReading.ts";
import { auditedDepartment } from "#lambdas/domain/common/reachOf.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { type Served, servedBy } from "#lambdas/domain/common/servedBy.ts";
import { showPhoto } from "#lambdas/domain/common/views/showPhoto.ts";
import { nameOf } from "#lambdas/domain/jackets/entryIds.ts";
import { findWaiting } from "#lambdas/domain/jackets/entryReads.ts";
import { subjectOf } from "#lambdas/domain/jackets/namedEntries.ts";
import { notFound } from "#lambdas/errors.ts";
import { auditWrite } from "#lambdas/records/accounts/audit/audit.ts";
import { matchesOfPerson, readJoins, readMatches } from "#lambdas/records/family/matches.ts";
import type { QueueRecord } from "#lambdas/records/jackets/queue.ts";
import {
  type DuplicateVerdicts,
  type GivenVerdict,
  getVerdicts,
  putVerdicts,
} from "#lambdas/records/jackets/verdicts.ts";
import { transact } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf } from "#shared/contract/call.ts";
import type { tellDuplicate } from "#shared/contract/jackets/duplicates.ts";
import type { LikelyDuplicate } from "#shared/model/jacket/duplicate.ts";
import type { Duplicates } from "#shared/model/jacket/entry.ts";
import type { ShownPerson } from "#shared/model/personShapes.ts";
import { findDuplicates, partitionCards } from "./findDuplicates.ts";
import { type Candidate, findCandidates, mostAccounts } from "./likelyDuplicates.ts";

const idOf = ({ owner, mid }: Candidate): string => `${owner}.${mid}`;

async function requireWaiting(session: Session, entryId: string, served: Promise<Served>): Promise<QueueRecord> {
  const entry = await findWaiting(session, entryId, served);
  if (!entry || entry.removed) throw notFound();
  return entry;
}

async function show(candidate: Candidate, verdicts: DuplicateVerdicts | undefined): Promise<LikelyDuplicate> {
  const { snapshot, number, isWaiting, mid } = candidate;
  const { First, Last, Dob, Sex, img } = snapshot.person;
  const verdict = verdicts?.others[mid]?.verdict;
  return {
    ID: idOf(candidate),
    ...(number ? { Number: number } : {}),
    First,
    Last,
    Dob,
    Sex,
    ...(await showPhoto(img)),
    ...snapshot.address,
    CreateDate: snapshot.registered,
    Standing: isWaiting ? "WAITING" : "RECEIVED",
    ...(verdict ? { Told: verdict } : {}),
  };
}

export async function list(session: Session, entryId: string): Promise<LikelyDuplicate[]> {
  const served = servedBy(session);
  const entry = await requireWaiting(session, entryId, served);
  const [candidates, verdicts] = await Promise.all([
    findCandidates(entry, await served),
    getVerdicts(entry.owner, entry.mid, entry.department),
  ]);
  const others = candidates.map(({ owner, mid }) => `${owner}/${mid}`);
  await auditList(session, "listDuplicates", {
    subjects: [subjectOf(nameOf(entry)), ...others],
    ...auditedDepartment(entry.department),
  });
  return Promise.all(candidates.map((candidate) => show(candidate, verdicts)));
}

/** One of two likely duplicates. */
interface Side {
  readonly owner: string;
  readonly mid: string;
  readonly person: ShownPerson;
  readonly number: string | undefined;
}

/**
 * A person's partition and its joins, once all others there have a verdict. Read first: an account joining
 * meanwhile makes the number outdated.
 */
async function settledBy(
  { owner, person }: Side,
  others: DuplicateVerdicts["others"],
): Promise<DuplicateVerdicts["settled"]> {
  const matches = matchesOfPerson(person);
  const joins = await readJoins(matches);
  const accounts = await readMatches(matches, mostAccounts + 1);
  const ids = accounts.filter((one) => one.owner !== owner).flatMap((one) => one.ids);
  const isWhole = accounts.length <= mostAccounts && ids.every((id) => others[id] !== undefined);
  return isWhole ? { matches, joins } : undefined;
}

async function withVerdict(
  own: Side,
  other: Side,
  department: string,
  given: GivenVerdict,
): Promise<DuplicateVerdicts> {
  const { owner, mid } = own;
  const before = await getVerdicts(owner, mid, department);
  const others = { ...before?.others, [other.mid]: { ...given, number: other.number } };
  const settled = await settledBy(own, others);
  return { owner, mid, department, others, settled, version: before?.version ?? 0 };
}

/** On both cards; a later verdict replaces it. Refuses an unlikely duplicate. */
export async function record(
  session: Session,
  { EntryID, ID, Verdict: verdict }: ParsedRequestOf<typeof tellDuplicate>,
): Promise<Duplicates> {
  const served = servedBy(session);
  const entry = await requireWaiting(session, EntryID, served);
  const { owner, mid, number, department, snapshot } = entry;
  const candidate = (await findCandidates(entry, await served)).find((one) => idOf(one) === ID);
  if (!candidate) throw notFound();
  const own: Side = { owner, mid, number, person: snapshot.person };
  const other: Side = { ...candidate, person: candidate.snapshot.person };
  const given = { verdict, by: session.accountId, at: new Date().toISOString() };
  const audit = auditWrite(session, "tellDuplicate", {
    subject: subjectOf(nameOf(entry)),
    subjects: [`${other.owner}/${other.mid}`],
    ...auditedDepartment(department),
  });
  await retryOnConflict(async () => {
    const both = await Promise.all([
      withVerdict(own, other, department, given),
      withVerdict(other, own, department, given),
    ]);
    await transact([...both.map(putVerdicts), audit]);
  });
  return (await findDuplicates(partitionCards([entry])))(entry);
}
