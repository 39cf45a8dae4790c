import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as participation from "#lambdas/domain/departments/participation.ts";
import { aCity } from "#lambdas/testing/builders/people.ts";
import { aQueueRow, putRows } from "#lambdas/testing/builders/queueRows.ts";
import { placeKey } from "#shared/rules/place.ts";
import { queueAge } from "#shared/rules/queueAge.ts";
import { handler as measureQueues } from "./measureQueues.ts";

let written = "";

beforeEach(() => {
  written = "";
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    written += String(text);
    return true;
  });
});

afterEach(() => vi.restoreAllMocks());

function anEntry(city: string, hours: number, kind: "NEW" | "UPDATED" = "NEW") {
  const opened = new Date(Date.now() - hours * 60 * 60_000).toISOString();
  return { ...aQueueRow({ city, minute: 0, kind }), opened };
}

async function measured(): Promise<Map<string, number>> {
  await measureQueues({ id: "tick", time: new Date().toISOString() });
  const lines = written.split("\n").filter((line) => line.includes("CloudWatchMetrics"));
  return new Map(
    lines.map((line) => {
      const { [queueAge.name]: hours, city } = JSON.parse(line) as Record<string, unknown>;
      return [String(city), Number(hours)];
    }),
  );
}

test("each city whose oldest entry, new or updated, waits longer than a day is counted with its hours", async () => {
  const [slow, slower, quick, quiet] = [aCity(), aCity(), aCity(), aCity()];
  await participation.join([slow, slower, quick, quiet].map((City) => ({ City, State: "MI" })));
  await putRows([
    ...[anEntry(slow, 30), anEntry(slow, 2), anEntry(slow, 26, "UPDATED")],
    ...[anEntry(slower, 25), anEntry(slower, 90, "UPDATED"), anEntry(quick, 23)],
  ]);
  const hours = await measured();
  const of = (City: string) => hours.get(placeKey({ City, State: "MI" }));
  expect(of(slow)).toBeCloseTo(30, 1);
  expect(of(slower)).toBeCloseTo(90, 1);
  expect([of(quick), of(quiet)]).toEqual([undefined, undefined]);
});

test("the longest waiting entries of all are counted in uncovered cities, too", async () => {
  const city = aCity();
  await putRows([anEntry(city, 20 * 365 * 24)]);
  await participation.leave([{ City: city, State: "MI" }]);
  expect((await measured()).get(placeKey({ City: city, State: "MI" }))).toBeGreaterThan(100_000);
});

test("a metric names the deployment, and a city in letters that CloudWatch takes", async () => {
  const city = `ʻEwa ${aCity()}`;
  const where = { City: city, State: "HI" };
  await participation.join([where]);
  const row = anEntry(city, 48);
  await putRows([{ ...row, where, department: placeKey(where) }]);
  await measured();
  const line = written.split("\n").find((text) => text.includes("HI#EWA")) ?? expect.fail("not written");
  const { _aws, ...values } = JSON.parse(line) as { _aws: { CloudWatchMetrics: unknown[] } };
  expect(values).toMatchObject({ stage: "local", service: "measureQueues" });
  expect(_aws.CloudWatchMetrics).toMatchObject([
    {
      Namespace: "Beforehand",
      Dimensions: [["service", "stage", "city"]],
      Metrics: [{ Name: "OldestEntryHours" }],
    },
  ]);
});
