import { expect, test } from "vitest";
import { readEntryId } from "#lambdas/domain/jackets/entryIds.ts";
import type { Handler } from "#lambdas/http/handle.ts";
import { getJacket } from "#lambdas/records/jackets/jacket.ts";
import { mark, only } from "#lambdas/testing/builders/entries.ts";
import { aFamily, edit } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator, staff, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { staffSession } from "#lambdas/testing/model/registry.ts";
import { auditOf } from "#lambdas/testing/records.ts";
import { errorSentences } from "#shared/errors.ts";
import type { Entry, EntryKind } from "#shared/model/jacket/entry.ts";
import { handler as countEntries } from "./countEntries.ts";
import { handler as listNewEntries } from "./listNewEntries.ts";
import { handler as listUpdatedEntries } from "./listUpdatedEntries.ts";
import { handler as markEntry } from "./markEntry.ts";
import { handler as readEntry } from "./readEntry.ts";
import { handler as readMedicalRecord } from "./readMedicalRecord.ts";
import { handler as undoMark } from "./undoMark.ts";

async function aBusyCity() {
  const city = aCity();
  const moderator = await aModerator(city);
  const known = await aFamily(city, { First: "Known" });
  await mark(moderator, await only(moderator));
  await edit(known.owner, known.member, { Weight: "140" });
  await aFamily(city, { First: "Marked" });
  const marked = await only(moderator);
  await mark(moderator, marked);
  await aFamily(city, { First: "New" });
  const entries = { NEW: await only(moderator), UPDATED: await only(moderator, "UPDATED") };
  return { city, moderator, marked, entries };
}

type City = Awaited<ReturnType<typeof aBusyCity>>;

const lists = { NEW: listNewEntries, UPDATED: listUpdatedEntries } as const;

const spellings = (city: string) => [
  {},
  { City: ` ${city.toLowerCase()} ` },
  { City: city.toUpperCase(), State: "MI" },
];

async function expectOwnAlone(reader: TestAccount, { city, entries }: City, kind: EntryKind): Promise<void> {
  for (const place of spellings(city)) {
    const { body } = await invoke(lists[kind], place, { session: reader });
    expect(body.entries.map(({ ID, City }) => [ID, City])).toEqual([[entries[kind].ID, city]]);
    const counted = await invoke(countEntries, { ...place, Kind: kind }, { session: reader });
    expect(counted.body).toEqual({ Count: 1, More: false });
  }
}

async function expectRefused(reader: TestAccount, { city }: City, kind: EntryKind): Promise<void> {
  for (const place of [{ City: city, State: "MI" }, { City: city }, { State: "OH" }])
    for (const [handler, request] of [
      [lists[kind], place],
      [countEntries, { ...place, Kind: kind }],
    ] as [Handler, object][]) {
      const { status, body } = await invoke(handler, request, { session: reader });
      expect([status, body]).toEqual([
        403,
        { Message: errorSentences.NOT_ALLOWED, Code: "NOT_ALLOWED", RequestId: body.RequestId },
      ]);
    }
}

const byEntry = [readEntry, markEntry, undoMark, readMedicalRecord] as Handler[];

async function expectNoneOf(reader: TestAccount, entry: Entry): Promise<void> {
  for (const handler of byEntry) {
    const { status, body } = await invoke(handler, { EntryID: entry.ID }, { session: reader });
    expect([status, body.Message], handler.declaration.path).toEqual([404, errorSentences.NOT_FOUND]);
  }
}

test("a moderator of Detroit sees only Detroit, whatever city they send", async () => {
  const [detroit, annArbor] = [await aBusyCity(), await aBusyCity()];
  const { city } = detroit;
  for (const reader of [detroit.moderator, await staff("MASTER MOD", { City: city, State: "MI" })]) {
    for (const kind of ["NEW", "UPDATED"] as const) {
      await expectOwnAlone(reader, detroit, kind);
      await expectRefused(reader, annArbor, kind);
      await expectNoneOf(reader, annArbor.entries[kind]);
    }
    await expectNoneOf(reader, annArbor.marked);
  }
  const { moderator } = annArbor;
  expect([await only(moderator), await only(moderator, "UPDATED")]).toMatchObject([
    { ID: annArbor.entries.NEW.ID },
    { ID: annArbor.entries.UPDATED.ID },
  ]);
  const places = (await auditOf(detroit.moderator.accountId)).map(({ place }) => place);
  expect(new Set(places)).toEqual(new Set([`MI#${city.toUpperCase()}`]));
});

test("a moderator of Detroit in another state sees nothing of Detroit in Michigan", async () => {
  const detroit = await aBusyCity();
  const namesake = await aModerator(detroit.city, "OH");
  for (const kind of ["NEW", "UPDATED"] as const) {
    expect((await invoke(lists[kind], {}, { session: namesake })).body.entries).toEqual([]);
    expect((await invoke(countEntries, { Kind: kind }, { session: namesake })).body.Count).toBe(0);
    await expectNoneOf(namesake, detroit.entries[kind]);
  }
});

test("two moderators who mark the same entry at once both succeed, with one receipt", async () => {
  const { city, moderator, entries } = await aBusyCity();
  const markers = [moderator, await aModerator(city)];
  for (const kind of ["NEW", "UPDATED"] as const) {
    const { owner, mid, hid, content } = readEntryId(entries[kind].ID, staffSession(undefined));
    const statuses = await Promise.all(markers.map((marker) => mark(marker, entries[kind])));
    expect(statuses).toEqual([200, 200]);
    const { deliveries = {} } = (await getJacket(owner, mid, hid)) ?? {};
    const receipts = Object.values(deliveries).flatMap((delivery) => delivery.receipts);
    expect(receipts.filter((receipt) => receipt.content === content)).toHaveLength(1);
    const audits = (await Promise.all(markers.map(({ accountId }) => auditOf(accountId)))).flat();
    const subject = `${owner}/${mid}.${hid}/${content}`;
    expect(audits.filter((row) => row.action === "markEntry" && row.subject === subject)).toHaveLength(1);
  }
});
