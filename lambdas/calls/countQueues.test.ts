import { expect, test } from "vitest";
import { listOf, mark } from "#lambdas/testing/builders/entries.ts";
import { aFamily, edit } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator, staff, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { aQueueOf, putRows } from "#lambdas/testing/builders/queueRows.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { auditOf } from "#lambdas/testing/records.ts";
import { handler as countQueues } from "./countQueues.ts";

async function count(reader: TestAccount) {
  const { status, body } = await invoke(countQueues, {}, { session: reader });
  expect(status, body.Message).toBe(200);
  return body;
}

test("one call counts both queues of a department, and no other department's", async () => {
  const city = aCity();
  const [family] = [await aFamily(city), await aFamily(city)];
  await aFamily(aCity());
  const moderator = await aModerator(city);
  expect(await count(moderator)).toEqual({
    NEW: { Count: 2, More: false },
    UPDATED: { Count: 0, More: false },
  });
  for (const entry of await listOf(moderator)) await mark(moderator, entry);
  await edit(family.owner, family.member, { Weight: "140" });
  expect(await count(moderator)).toEqual({
    NEW: { Count: 0, More: false },
    UPDATED: { Count: 1, More: false },
  });
});

test("each queue says for itself that more wait than are counted", async () => {
  const city = aCity();
  await putRows([...aQueueOf(city, 501), ...aQueueOf(city, 3, "UPDATED")]);
  expect(await count(await aModerator(city))).toEqual({
    NEW: { Count: 500, More: true },
    UPDATED: { Count: 3, More: false },
  });
});

test("unfiltered roles count all departments, and no count leaves an audit row", async () => {
  const reader = await staff("ENGINEER");
  const before = (await count(reader)).NEW;
  await putRows(aQueueOf(aCity(), 2));
  const { NEW } = await count(reader);
  // Other tests' entries come and go in it.
  expect(NEW.More || NEW.Count >= Math.min(before.Count, 2)).toBe(true);
  expect(await auditOf(reader.accountId)).toEqual([]);
});
