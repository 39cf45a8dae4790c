import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { readMembers } from "#lambdas/records/family/family.ts";
import { readHouseholds } from "#lambdas/records/family/household.ts";
import { moveMatch } from "#lambdas/records/family/matches.ts";
import { transact } from "#lambdas/records/table/table.ts";

export async function removeMatches(owner: string): Promise<void> {
  const { households } = await readHouseholds(owner);
  for (const registered of [...households, ...(await readMembers(owner))])
    await retryOnConflict(async () => {
      const writes = await moveMatch(registered, registered.matches, undefined);
      if (writes.length > 0) await transact(writes);
    });
}
