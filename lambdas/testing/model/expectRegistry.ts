import { expect } from "vitest";
import { listHomes } from "#lambdas/domain/registry/listHomes.ts";
import type { JacketRecord } from "#lambdas/records/jackets/jacket.ts";
import { accountPk, registryPk } from "#lambdas/records/table/keys.ts";
import { capturedWork } from "#lambdas/testing/capturedWork.ts";
import { rowsOf } from "#lambdas/testing/records.ts";
import type { Registry } from "./registry.ts";

type Image = { readonly M?: { readonly task?: { readonly S?: string }; readonly owner?: { readonly S?: string } } };

/** Only where the changes since the last time queued it. */
export async function followQueued({ owner }: Registry): Promise<void> {
  const work = capturedWork();
  const isOwn = ({ image }: (typeof work.inserted)[number]) => {
    const { M: { task, owner: whose } = {} } = (image.work ?? {}) as Image;
    return task?.S === "listHomes" && whose?.S === owner;
  };
  const isQueued = work.inserted.some(isOwn);
  work.inserted = work.inserted.filter((row) => !isOwn(row));
  if (isQueued) await listHomes(owner);
}

/** By household. */
function knownTo(department: string, jackets: readonly JacketRecord[]): Map<string, [people: number, waits: boolean]> {
  const homes = new Map<string, [number, boolean]>();
  for (const { hid, deliveries } of jackets) {
    const { open, transferred } = deliveries[department] ?? {};
    const newest = open ?? transferred;
    if (!newest || newest.removed) continue;
    const [people, waits] = homes.get(hid) ?? [0, false];
    homes.set(hid, [people + 1, waits || open !== undefined]);
  }
  return homes;
}

/** Homes with a record that waits or was transferred, and no other. */
export async function expectRegistry({ owner, departments, serving, isRestricted, links }: Registry): Promise<void> {
  const rows = await rowsOf(accountPk(owner));
  const jackets = rows.filter(({ sk }) => sk.startsWith("LJ#") && links.has(sk.slice(3))) as unknown as JacketRecord[];
  for (const [city, all] of departments)
    for (const department of all) {
      const listed = await rowsOf(registryPk(department, "A"));
      const own = listed.filter((row) => row.owner === owner);
      const isServing = serving.get(city)?.includes(department) && !isRestricted;
      const expected = isServing ? knownTo(department, jackets) : new Map();
      expect(
        new Map(own.map(({ hid, people, waits }) => [String(hid), [people, waits === true]])),
        `the registry of ${department}`,
      ).toEqual(expected);
    }
}
