import { readFile } from "node:fs/promises";
import { App } from "aws-cdk-lib";
import { expect, test } from "vitest";
import { readConfig } from "#infra/config/config.ts";
import { firewallRules } from "#infra/constructs/edge/firewallRules.ts";
import { publicSettings } from "#infra/testing/deployments.ts";
import { synthesize } from "#infra/testing/synthesize.ts";
import { runCommand } from "#scripts/operate/command/command.ts";
import { hear } from "#scripts/testing/hear.ts";
import { textsFor } from "#shared/rules/texts/textPrice.ts";
import { assumptions, fixtures } from "./assumptions.ts";
import { costs, costsFile } from "./costs.ts";
import { monthlyCosts, totalOf } from "./monthlyCosts.ts";
import { dollarsFor, prices } from "./prices.ts";
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
  expect(partOf("Texts", 1_000_000).items[0].amount).toBe("10,000 texts");
  expect(partOf("Addresses", 1_000_000).items[0].amount).toBe("10,000 addresses");
  // 900,000 calls of residents, 396,000 of staff, and 6,336,000 counts of queues that staff watch.
  expect(partOf("Calls", 1_000_000).dollars).toBeCloseTo(7.632);
});

test("photos of a million members by hand: 2,580,000 thumbnails and 79,200 photos, from S3 to the browser", () => {
  // 150,000 sessions of families of four; 396,000 calls of staff with five thumbnails each.
  const [stored, written, read, out] = partOf("Photos", 1_000_000).items;
  expect(stored?.amount).toBe("162 GB a month");
  expect(written?.amount).toBe("60,000 files");
  expect(read?.amount).toBe("2,659,200 files");
  expect(out?.amount).toBe("42.84 GB");
  // The first 100 GB are free.
  expect(out?.dollars).toBe(0);
});

test("a price that falls with the amount is paid step by step, and below its first step nothing", () => {
  expect(dollarsFor(9_999, prices.identity)).toBe(0);
  expect(dollarsFor(12_000, prices.identity)).toBeCloseTo(2_000 * 0.0055);
  expect(dollarsFor(301_000_000, prices.gateway)).toBeCloseTo(300 + 0.9);
  expect(dollarsFor(51_000, prices.delivery)).toBeCloseTo(9_000 * 0.085 + 40_000 * 0.08 + 1_000 * 0.06);
  expect(dollarsFor(5, prices.geocoding)).toBeUndefined();
});

test("a bill for any number of members is printed with each unit, and the page stays as it is", async () => {
  const before = await readFile(costsFile, "utf8");
  const { code, text } = await hear(() => runCommand(costs, ["--members", "250000"]));
  expect(code).toBe(0);
  expect(text).toContain("250,000 members");
  expect(text).toMatch(/Texts to US numbers, with the carrier's fee +\| +2,500 texts \| \$0.01 per text/);
  expect(text).toMatch(/Rent of a number .*\| +1 numbers \| unknown/);
  expect(text).toContain(dollars(totalOf(monthlyCosts(250_000))));
  expect(await readFile(costsFile, "utf8")).toBe(before);
  const wrong = await hear(() => runCommand(costs, ["--members", "many"]));
  expect(wrong).toMatchObject({ code: 1, text: expect.stringContaining('--members is "many"') });
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
  for (const { what, steps, source, date } of Object.values(prices)) {
    expect(source !== "", what).toBe(steps.length > 0);
    expect(/^20\d\d-\d\d-\d\d$/.test(date), what).toBe(steps.length > 0);
  }
});

test("a part whose price is unknown is named with its amount, and is in no sum", async () => {
  const unknown = monthlyCosts(1_000_000).filter((part) => part.dollars === undefined);
  const text = await readFile(costsFile, "utf8");
  for (const { what, items } of unknown)
    expect(text).toMatch(new RegExp(`${what.replace(/[()]/g, "\\$&")}, price unknown .*${items[0].amount}`));
  expect(totalOf(unknown)).toBe(0);
});

test("deploy.md tells how many codes the usual budget pays for, at the price of the costs", async () => {
  const text = await readFile(new URL("../../../docs/deploy.md", import.meta.url), "utf8");
  const { textDollars } = readConfig(new App({ context: { stage: "dev" } }).node);
  const codes = textsFor(textDollars).toLocaleString("en-US");
  expect(text.match(/\$\d+ is about [\d,]+ codes/g)).toEqual([
    `$${textDollars} is about ${codes} codes`,
    `$${textDollars} is about ${codes} codes`,
  ]);
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
