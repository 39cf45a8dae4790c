import { erasePhoto } from "#lambdas/adapters/photos/photoFile.ts";
import { getDraft } from "#lambdas/records/family/draft.ts";
import { readJackets } from "#lambdas/records/family/family.ts";
import { type RetiredPhoto, retirePhoto } from "#lambdas/records/family/retiredPhoto.ts";
import { bareEntry } from "#lambdas/records/jackets/bareEntry.ts";
import type { Delivery } from "#lambdas/records/jackets/jacket.ts";
import { type ReportRecord, readReportsOf, reportRecord } from "#lambdas/records/jackets/report.ts";
import { replace, transact } from "#lambdas/records/table/table.ts";
import { undoMinutes } from "#shared/model/jacket/handover.ts";

/** The previous photo counts while the last mark can be undone: the department would have it again. */
function photosIn({ transferred, before }: Delivery): (string | undefined)[] {
  const mayBeUndone = transferred && Date.parse(transferred.receipt.at) > Date.now() - undoMinutes * 60_000;
  return [transferred?.snapshot.person.img, mayBeUndone ? before?.snapshot.person.img : undefined];
}

/** A deleted person's report keeps the facts that name the record. */
async function stripReports(reports: readonly ReportRecord[]): Promise<void> {
  for (const report of reports)
    if (report.entry.snapshot.person.img)
      await transact([replace(reportRecord({ ...report, entry: bareEntry(report.entry) }))]);
}

/**
 * Erases an unused photo, and deleted people from the family's reports. A photo in a jacket, a draft or a report is
 * checked again a month later. Waiting entries show the member's photo or the transferred version's.
 */
export async function eraseUnusedPhoto({ owner, photo }: RetiredPhoto, today: string): Promise<void> {
  // Before the members: a draft's photo becomes a member's in one transaction, so one read finds it.
  const draft = await getDraft(owner);
  const [{ members, jackets }, reports] = await Promise.all([readJackets(owner), readReportsOf(owner)]);
  const isThere = ({ entry: { mid } }: ReportRecord) => members.some(({ id }) => id === mid);
  await stripReports(reports.filter((report) => !isThere(report)));
  // In use: its member's next change retires it again.
  if (members.some(({ person }) => person.img === photo)) return;
  const reported = reports.filter(isThere).map(({ entry }) => entry.snapshot.person.img);
  const delivered = jackets.flatMap(({ deliveries }) => Object.values(deliveries).flatMap(photosIn));
  const inUse = [...delivered, ...reported, draft?.photo];
  if (inUse.includes(photo)) return transact([retirePhoto({ owner, photo }, today)]);
  await erasePhoto(photo);
}
