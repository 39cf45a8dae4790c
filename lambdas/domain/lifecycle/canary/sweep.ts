import * as coverage from "#lambdas/domain/common/coverage.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { readJackets } from "#lambdas/records/family/family.ts";
import { placeRowKey } from "#lambdas/records/family/householdsOfPlace.ts";
import { leaveMatches, matchesOfAddress, matchesOfPerson } from "#lambdas/records/family/matches.ts";
import { deleteAll } from "#lambdas/records/table/deleteAll.ts";
import { accountPk, jacketNumberKey, lastOf, participatingPk, queuePk } from "#lambdas/records/table/keys.ts";
import { type Key, range, transact } from "#lambdas/records/table/table.ts";
import { canaryFamily, canaryPlace } from "#shared/model/canary.ts";
import { defaultDepartmentOf } from "#shared/rules/defaultDepartment.ts";
import { aHome, aPerson } from "./canaryFamily.ts";
import { dropPhoto } from "./canaryPhoto.ts";

const department = defaultDepartmentOf(canaryPlace);

/** Its own rows come last: they lead to the others. */
const partitions = [
  ...(["NEW", "UPDATED", "MARKED"] as const).map((kind) => queuePk(kind, department)),
  placeRowKey({ owner: canaryFamily, id: "", address: canaryPlace }).pk,
  participatingPk(canaryPlace.State),
  accountPk(canaryFamily),
];

export async function canaryRows(): Promise<Key[]> {
  const rows = await Promise.all(partitions.map((pk) => range<Key>(pk, " ", lastOf("~"))));
  return rows.flat().map(({ pk, sk }) => ({ pk, sk }));
}

const matches = () => [matchesOfPerson(aPerson("", "")), matchesOfAddress(aHome())];

/** Not by its rows, which a simultaneous run may have removed. */
async function removeMatches(): Promise<void> {
  for (const partition of matches())
    await retryOnConflict(async () => {
      const writes = await leaveMatches(partition, canaryFamily);
      if (writes.length > 0) await transact(writes);
    });
}

/** The jacket's number is free again, unlike those of people, which may be printed. */
export async function sweep(): Promise<void> {
  await dropPhoto();
  await removeMatches();
  const { jackets } = await readJackets(canaryFamily);
  await deleteAll(jackets.flatMap(({ number }) => (number ? [jacketNumberKey(number)] : [])));
  await deleteAll(await canaryRows());
  coverage.forget([canaryPlace]);
}
