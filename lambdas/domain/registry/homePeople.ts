import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { readNewest } from "#lambdas/domain/jackets/finding/currentRecords.ts";
import { readJackets } from "#lambdas/records/family/family.ts";
import type { QueueDetails } from "#lambdas/records/jackets/queue.ts";

export function readHomeId(id: string): { owner: string; hid: string } {
  const [owner = "", hid = ""] = id.split(".");
  return { owner, hid };
}

/** The newest record of each person whom the department knows there. */
export const readPeople = (owner: string, hid: string, department: string): Promise<QueueDetails[]> =>
  retryOnConflict(async () => {
    const { jackets } = await readJackets(owner);
    const records = await Promise.all(
      jackets.filter((jacket) => jacket.hid === hid).map((jacket) => readNewest(jacket, department)),
    );
    return records.flatMap((record) => (record && !record.row.removed ? record.row : []));
  });
