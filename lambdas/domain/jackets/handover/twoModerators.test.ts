import { expect, test } from "vitest";
import { handler as countEntries } from "#lambdas/calls/countEntries.ts";
import { handler as holdEntries } from "#lambdas/calls/holdEntries.ts";
import { handler as listNewEntries } from "#lambdas/calls/listNewEntries.ts";
import { pause } from "#lambdas/pause.ts";
import { getJackets } from "#lambdas/records/jackets/jacket.ts";
import { mark, queueOf } from "#lambdas/testing/builders/entries.ts";
import { aCity, aModerator, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { aQueueOf, putJackets } from "#lambdas/testing/builders/queueRows.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { auditOf } from "#lambdas/testing/records.ts";
import { howMany } from "#shared/testing/howMany.ts";

const jackets = howMany(20, 200);
// The quicker one goes home then, so that the slower one has a part on any machine.
const mostOfOne = (jackets * 3) / 4;

async function everyId(session: TestAccount): Promise<string[]> {
  const ids: string[] = [];
  let Cursor: string | undefined;
  do {
    const request = { Limit: 100, ...(Cursor ? { Cursor } : {}) };
    const { body } = await invoke(listNewEntries, request, { session });
    ids.push(...body.entries.map(({ ID }) => ID));
    Cursor = body.NextCursor;
  } while (Cursor);
  return ids;
}

/** As the screen does: past entries in colleagues' hands or marked; waits for the last ones in hand. */
async function workThrough(session: TestAccount, ids: readonly string[]): Promise<string[]> {
  const done: string[] = [];
  const marked = new Set<string>();
  let inHand: readonly string[] = [];
  const next = () => {
    const open = ids.filter((id) => !done.includes(id) && !marked.has(id));
    return open.find((id) => !inHand.includes(id)) ?? open[0];
  };
  for (let id = next(); id && done.length < mostOfOne; id = next()) {
    const { status, body } = await invoke(holdEntries, { EntryIDs: [id] }, { session });
    expect([200, 503], JSON.stringify(body)).toContain(status);
    // Without an answer the screen keeps its knowledge.
    if (status === 200) {
      for (const one of body.Marked) marked.add(one);
      inHand = body.InHand;
    }
    // At different speeds: in step they would go past each other forever.
    await pause(Math.random() * 20);
    if (marked.has(id)) continue;
    if (inHand.includes(id)) {
      // Lets go: two who took the last one at once would wait for each other forever.
      await invoke(holdEntries, { EntryIDs: [] }, { session });
      // Asking a slow colleague at once again asks too often.
      await pause(50 + Math.random() * 100);
      continue;
    }
    expect(await mark(session, { ID: id })).toBe(200);
    done.push(id);
  }
  return done;
}

test(
  `two moderators share a queue of ${jackets}: no receipt twice, hardly any work twice, and both agree on what is left`,
  async () => {
    const city = aCity();
    const rows = aQueueOf(city, jackets);
    await putJackets(rows);
    const two = [await aModerator(city), await aModerator(city)];
    const ids = await everyId(two[0] ?? expect.fail());
    const done = await Promise.all(two.map((one) => workThrough(one, ids)));

    expect(new Set(done.flat()).size).toBe(jackets);
    // Both took one in the same moment.
    expect(done.flat().length - jackets).toBeLessThanOrEqual(jackets / 20);

    expect(await queueOf("NEW", city)).toEqual([]);
    for (const session of two) {
      const { body } = await invoke(countEntries, { Kind: "NEW" }, { session });
      expect(body).toEqual({ Count: 0, More: false });
    }
    const receipts = (await getJackets(rows)).map(({ deliveries }) =>
      Object.values(deliveries).flatMap((delivery) => delivery.receipts),
    );
    expect(receipts.map((each) => each.length)).toEqual(Array(jackets).fill(1));
    const audits = (await Promise.all(two.map(({ accountId }) => auditOf(accountId)))).flat();
    expect(audits.filter(({ action }) => action === "markEntry")).toHaveLength(jackets);
  },
  5 * 60_000,
);
