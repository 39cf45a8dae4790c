import { auditList } from "#lambdas/domain/accounts/audit/auditReading.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { servedBy } from "#lambdas/domain/common/servedBy.ts";
import { showListed } from "#lambdas/domain/common/views/showAccount.ts";
import { notFound } from "#lambdas/errors.ts";
import { requireNotErased } from "#lambdas/records/accounts/accountStatus.ts";
import { auditWrite } from "#lambdas/records/accounts/audit/audit.ts";
import { getCountedAccounts } from "#lambdas/records/accounts/getCountedAccounts.ts";
import { isWithheld } from "#lambdas/records/family/consent.ts";
import type { MemberRecord } from "#lambdas/records/family/member.ts";
import { bareEntry } from "#lambdas/records/jackets/bareEntry.ts";
import type { QueueDetails } from "#lambdas/records/jackets/queue.ts";
import { getReport, type ReportRecord, readReports, reportRecord } from "#lambdas/records/jackets/report.ts";
import { readCursor, writeCursor } from "#lambdas/records/table/cursor.ts";
import { getMany } from "#lambdas/records/table/getMany.ts";
import { accountPk, memberKey, newId } from "#lambdas/records/table/keys.ts";
import { newest } from "#lambdas/records/table/newestOf.ts";
import { createOnce, type Once } from "#lambdas/records/table/once.ts";
import { insert, replace, transact } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { listReports, reportEntry } from "#shared/contract/jackets/entries.ts";
import type { Report } from "#shared/model/jacket/report.ts";
import { findDuplicates, partitionCards } from "./duplicates/findDuplicates.ts";
import { nameOf, readEntryId } from "./entryIds.ts";
import { getNamed } from "./entryReads.ts";
import { auditDetailsOf, requireVersion, subjectOf } from "./namedEntries.ts";
import { showCard } from "./showEntries.ts";

const usualLimit = 50;

const signed = ({ accountId: by, account }: Session) => ({
  at: new Date().toISOString(),
  by,
  name: `${account.first} ${account.last}`,
});

/** Without sealed facts. */
function cardOf({ snapshot, removed, ending, where, number, changes, ...entry }: QueueDetails): QueueDetails {
  const { sealed: _, ...shown } = snapshot;
  return { ...nameOf(entry), removed, ending, where, number, snapshot: shown, changes };
}

/** The card as it is now, with its audit row in one transaction. A retry reports once. */
export async function report(
  session: Session,
  { EntryID, Reason: reason, Text: text }: ParsedRequestOf<typeof reportEntry>,
  once: Once | undefined,
): Promise<void> {
  const name = readEntryId(EntryID, session);
  const id = newId();
  await createOnce<undefined>(
    accountPk(session.accountId),
    once,
    id,
    async (first) => {
      const found = await getNamed(name, servedBy(session));
      if (!found) throw notFound();
      const entry = cardOf(requireVersion(found, name));
      const duplicatesOf = await findDuplicates(partitionCards([entry]));
      const said = { reason, ...(text ? { text } : {}), role: session.role, ...signed(session) };
      const card = { entry, duplicates: duplicatesOf(entry) };
      await transact([
        ...first,
        requireNotErased(entry.owner, notFound()),
        insert(reportRecord({ id, owner: entry.owner, ...said, ...card, version: 1 })),
        auditWrite(session, "reportEntry", auditDetailsOf(name)),
      ]);
      return undefined;
    },
    async () => undefined,
  );
}

const writeReportId = ({ owner, id }: ReportRecord): string => `${owner}.${id}`;

async function show(report: ReportRecord, Account: Report["Account"]): Promise<Report> {
  const { at, by, name, role, reason, text, entry, duplicates, handled } = report;
  return {
    ID: writeReportId(report),
    At: at,
    By: by,
    Name: name,
    Role: role,
    Reason: reason,
    ...(text ? { Text: text } : {}),
    Entry: { ...(await showCard(entry)), ...duplicates },
    Account,
    ...(handled ? { Handled: { At: handled.at, By: handled.by, Name: handled.name } } : {}),
  };
}

/** Of a person deleted, or not shared any more, only the facts that name the record. */
async function withoutWithheld(reports: readonly ReportRecord[]): Promise<ReportRecord[]> {
  const keys = new Map(reports.map(({ entry: { owner, mid } }) => [`${owner} ${mid}`, memberKey(owner, mid)]));
  const members = await getMany<MemberRecord>([...keys.values()]);
  const shared = new Set(members.filter((member) => !isWithheld(member)).map(({ owner, id }) => `${owner} ${id}`));
  return reports.map((report) => {
    const { owner, mid } = report.entry;
    return shared.has(`${owner} ${mid}`) ? report : { ...report, entry: bareEntry(report.entry) };
  });
}

async function showAll(reports: readonly ReportRecord[]): Promise<Report[]> {
  const owners = [...new Set(reports.map(({ owner }) => owner))];
  const [counted, told] = await Promise.all([getCountedAccounts(owners), withoutWithheld(reports)]);
  const listedAt = new Map(counted.map(({ account, counters }) => [account.id, showListed(account, counters.members)]));
  const shown = told.flatMap((report) => {
    const account = listedAt.get(report.owner);
    return account ? [show(report, account)] : [];
  });
  return Promise.all(shown);
}

export async function list(
  session: Session,
  { Limit: limit = usualLimit, Cursor }: ParsedRequestOf<typeof listReports>,
): Promise<ResponseOf<typeof listReports>> {
  const name = "reports";
  const before = Cursor ? readCursor<string>(name, Cursor) : newest;
  const rows = await readReports(before, limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const [Reports] = await Promise.all([
    showAll(page),
    auditList(session, "listReports", { subjects: page.map(({ entry }) => subjectOf(nameOf(entry))) }),
  ]);
  return { Reports, ...(last ? { NextCursor: writeCursor(name, last.shardSort) } : {}) };
}

export async function handle(session: Session, reportId: string): Promise<void> {
  const [owner = "", id = ""] = reportId.split(".");
  await retryOnConflict(async () => {
    const found = await getReport(owner, id);
    if (!found) throw notFound();
    if (found.handled) return;
    const handled = reportRecord({ ...found, handled: signed(session) });
    const audit = auditWrite(session, "handleReport", { subject: `${owner}/${id}` });
    await transact([replace(handled), audit]);
  });
}
