import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { hear } from "#scripts/testing/hear.ts";
import { check } from "./advisories.ts";
import { writeSeen } from "./seenAdvisories.ts";

const aFile = (): URL => {
  const file = pathToFileURL(join(mkdtempSync(join(tmpdir(), "beforehand-")), "seen.json"));
  writeSeen(file, {});
  return file;
};

/** A report as npm writes it: the second library has the hole of the first. */
const report = (severity: string, id = "GHSA-jf85-cpcp-j695") =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      lodash: {
        name: "lodash",
        severity,
        via: [
          {
            source: 1065,
            name: "lodash",
            title: "Prototype pollution",
            url: `https://github.com/advisories/${id}`,
            severity,
          },
        ],
      },
      grid: { name: "grid", severity, via: ["lodash"] },
    },
  });

const on = (day: string, text: string, file: URL) => hear(() => check(async () => text, file, day));

test.each([
  ["critical", "2026-11-04", "2026-11-05"],
  ["high", "2026-11-15", "2026-11-16"],
])(
  "a %s hole stops a release after %s, counted from the day it was first seen",
  async (severity, last, next) => {
    const file = aFile();
    expect((await on("2026-11-01", report(severity), file)).text).toContain(`mend it by ${last}`);
    expect((await on(last, report(severity), file)).code).toBe(0);
    const { code, text } = await on(next, report(severity), file);
    expect([code, text.split("\n")]).toEqual([
      1,
      [
        `OVERDUE ${severity}, lodash: Prototype pollution (GHSA-jf85-cpcp-j695), mend it by ${last}`,
        "1 known hole in the libraries that ship, 1 past its time.",
      ],
    ]);
  },
);

test("a moderate hole waits for the next release", async () => {
  const file = aFile();
  await on("2026-01-01", report("moderate"), file);
  const { code, text } = await on("2026-11-01", report("moderate"), file);
  expect([code, text]).toEqual([0, expect.stringContaining("mend it with the next release")]);
});

test("a hole that was mended is forgotten: should it come back, its time begins anew", async () => {
  const file = aFile();
  await on("2026-11-01", report("high"), file);
  await on("2026-11-02", JSON.stringify({ vulnerabilities: {} }), file);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({});
});

test("a registry that gives no advisories lets no release through", async () => {
  const answer = JSON.stringify({ message: "405 Method Not Allowed", error: { summary: "", detail: "" } });
  await expect(check(async () => answer, aFile(), "2026-11-01")).rejects.toThrow("nothing was checked");
  await expect(check(async () => "", aFile(), "2026-11-01")).rejects.toThrow("nothing was checked");
});
