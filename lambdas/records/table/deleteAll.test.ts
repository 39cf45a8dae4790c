import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { rowsOf } from "#lambdas/testing/records.ts";
import { deleteAll } from "./deleteAll.ts";
import { putRows } from "./writeMany.ts";

test("more rows than a transaction takes are deleted, also when some are gone already", async () => {
  const pk = `TEST#${randomUUID()}`;
  const rows = Array.from({ length: 230 }, (_, at) => ({ pk, sk: `row ${at}` }));
  await putRows(rows.slice(10));
  await deleteAll(rows);
  expect(await rowsOf(pk)).toEqual([]);
});
