import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { firewallRules } from "#infra/constructs/firewallRules.ts";
import { publicSettings } from "#infra/testing/deployments.ts";
import { synthesize } from "#infra/testing/synthesize.ts";
import { assumptions, fixtures } from "./assumptions.ts";
import { costsFile } from "./costs.ts";
import { dollars, withTables } from "./document.ts";
import { monthlyCosts, totalOf } from "./monthlyCosts.ts";
import { prices } from "./prices.ts";

const deployed = synthesize("prod", publicSettings);

const partOf = (what: string, members: number) =>
  monthlyCosts(members).find((part) => part.what.startsWith(what))?.dollars;

test("the page shows what is computed now: otherwise run npm run costs", async () => {
  const text = await readFile(costsFile, "utf8");
  expect(withTables(text)).toBe(text);
});

test("a million members by hand: 40,300 active users above the free ones, 10,000 texts, 10,000 addresses", () => {
  expect(partOf("Credentials", 1_000_000)).toBeCloseTo(40_300 * 0.0055);
  expect(partOf("Texts", 1_000_000)).toBeCloseTo(100);
  expect(partOf("Addresses", 1_000_000)).toBeCloseTo(40);
  // 900,000 calls of residents and 396,000 of staff.
  expect(partOf("Calls", 1_000_000)).toBeCloseTo(1.296);
});

test("small registries stay within what is free, and pay for what stands there", () => {
  expect(partOf("Credentials", 10_000)).toBe(0);
  const fixed = totalOf(monthlyCosts(0));
  expect(totalOf(monthlyCosts(10_000))).toBeGreaterThan(fixed);
  expect(fixed).toBeGreaterThan(25);
  expect(fixed).toBeLessThan(40);
});

test("ten times the members cost at most ten times as much, but for what is free at first", () => {
  const [million, ten] = [monthlyCosts(1_000_000), monthlyCosts(10_000_000)];
  expect(totalOf(ten)).toBeGreaterThan(8 * totalOf(million));
  expect(totalOf(ten)).toBeLessThan(13 * totalOf(million));
});

test("an assumption that is changed changes the bill", () => {
  const busy = { ...assumptions, activeShare: { value: 1 } };
  expect(totalOf(monthlyCosts(1_000_000, busy))).toBeGreaterThan(3 * totalOf(monthlyCosts(1_000_000)));
});

test("what stands in the templates is counted as it stands there", () => {
  expect(fixtures.firewallRules.value).toBe(firewallRules.length);
  const alarms = deployed.ofType<{ Metrics?: readonly { MetricStat?: object }[] }>("AWS::CloudWatch::Alarm");
  // An alarm is charged by the metrics that it looks at.
  const watched = alarms.map(({ properties: { Metrics = [] } }) =>
    Math.max(1, Metrics.filter(({ MetricStat }) => MetricStat).length),
  );
  expect(fixtures.alarms.value).toBe(watched.reduce((sum, one) => sum + one, 0));
});

test("each price names where it was read, or that it was not", () => {
  for (const { source, date } of Object.values(prices))
    expect(source.startsWith("not read") ? date === "" : /^20\d\d-\d\d-\d\d$/.test(date)).toBe(true);
});

test("dollars are read as money", () => {
  expect([0, 1.296, 9.999, 221.65, 12_345.6].map(dollars)).toEqual([
    "0.00",
    "1.30",
    "10.00",
    "222",
    "12,346",
  ]);
});
