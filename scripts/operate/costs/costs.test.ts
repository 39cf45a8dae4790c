import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { firewallRules } from "#infra/constructs/firewallRules.ts";
import { publicSettings } from "#infra/testing/deployments.ts";
import { synthesize } from "#infra/testing/synthesize.ts";
import { assumptions, fixtures } from "./assumptions.ts";
import { costsFile } from "./costs.ts";
import { monthlyCosts, totalOf } from "./monthlyCosts.ts";
import { prices } from "./prices.ts";
import { dollars, withTables } from "./withTables.ts";

const deployed = synthesize("prod", publicSettings);

const partOf = (what: string, members: number) =>
  monthlyCosts(members).find((part) => part.what.startsWith(what)) ?? expect.fail(what);

test("the page shows what is computed now: otherwise run npm run costs", async () => {
  const text = await readFile(costsFile, "utf8");
  expect(withTables(text)).toBe(text);
});

test("a million members by hand: 40,300 active users above the free ones, 10,000 texts, 10,000 addresses", () => {
  expect(partOf("Credentials", 1_000_000).dollars).toBeCloseTo(40_300 * 0.0055);
  expect(partOf("Texts", 1_000_000).amount).toBe("10,000 texts");
  expect(partOf("Addresses", 1_000_000).amount).toBe("10,000 addresses");
  // 900,000 calls of residents, 396,000 of staff, and 6,336,000 counts of queues that staff watch.
  expect(partOf("Calls", 1_000_000).dollars).toBeCloseTo(7.632);
});

test("small registries stay within the free offers, and pay for the fixed parts", () => {
  expect(partOf("Credentials", 10_000).dollars).toBe(0);
  const fixed = totalOf(monthlyCosts(0));
  expect(totalOf(monthlyCosts(10_000))).toBeGreaterThan(fixed);
  expect(fixed).toBeGreaterThan(25);
  expect(fixed).toBeLessThan(45);
});

test("ten times the members cost about ten times as much, apart from the free offers", () => {
  const [million, ten] = [monthlyCosts(1_000_000), monthlyCosts(10_000_000)];
  expect(totalOf(ten)).toBeGreaterThan(8 * totalOf(million));
  expect(totalOf(ten)).toBeLessThan(13 * totalOf(million));
});

test("an assumption that is changed changes the bill", () => {
  const busy = { ...assumptions, activeShare: { value: 1 } };
  expect(totalOf(monthlyCosts(1_000_000, busy))).toBeGreaterThan(3 * totalOf(monthlyCosts(1_000_000)));
});

test("the fixed counts are those of the templates", () => {
  expect(fixtures.firewallRules.value).toBe(firewallRules.length);
  const alarms = deployed.ofType<{ Metrics?: readonly { MetricStat?: object }[] }>("AWS::CloudWatch::Alarm");
  expect(fixtures.keys.value).toBe(deployed.ofType("AWS::KMS::Key").length);
  // An alarm is charged by its metrics.
  const watched = alarms.map(({ properties: { Metrics = [] } }) =>
    Math.max(1, Metrics.filter(({ MetricStat }) => MetricStat).length),
  );
  expect(fixtures.alarms.value).toBe(watched.reduce((sum, one) => sum + one, 0));
});

test("each price names where and when it was read, or is unknown", () => {
  for (const { what, dollars: known, source, date } of Object.values(prices)) {
    expect(source !== "", what).toBe(known !== undefined);
    expect(/^20\d\d-\d\d-\d\d$/.test(date), what).toBe(known !== undefined);
  }
});

test("a part whose price is unknown is named with its amount, and is in no sum", async () => {
  const unknown = monthlyCosts(1_000_000).filter((part) => part.dollars === undefined);
  const text = await readFile(costsFile, "utf8");
  for (const { what, amount } of unknown)
    expect(text).toMatch(new RegExp(`${what.replace(/[()]/g, "\\$&")}, price unknown .*${amount}`));
  expect(totalOf(unknown)).toBe(0);
});

test("dollars are written as money", () => {
  expect([0, 1.296, 9.999, 221.65, 12_345.6].map(dollars)).toEqual([
    "0.00",
    "1.30",
    "10.00",
    "222",
    "12,346",
  ]);
});
