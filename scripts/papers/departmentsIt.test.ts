import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { paymentPolicy, sitePolicy } from "#infra/constructs/edge/contentSecurityPolicy.ts";
import { root } from "#scripts/root.ts";
import { exportFormats } from "#shared/handover/exportFormats.ts";

const page = readFileSync(join(root, "docs/departments-it.md"), "utf8");

/** The first cells of the table under a heading. */
const cellsUnder = (heading: string): string[] => {
  const [, rest = ""] = page.split(`\n## ${heading}\n`);
  const [section = ""] = rest.split("\n## ");
  return [...section.matchAll(/^\| (.+?) \|/gm)].map(([, cell = ""]) => cell).slice(2);
};

const photos = "https://<photos>.s3.us-east-1.amazonaws.com";
const paymentFrames = "https://pay.<site> https://<backup>.cloudfront.net";
const map = "https://maps.geo.us-east-1.amazonaws.com";

test("the hosts are those that the policies allow, the site itself and the payment provider's pages", () => {
  const policies = [sitePolicy({ photos, paymentFrames, map }), paymentPolicy("https://<site>")].join(" ");
  const allowed = [...new Set(policies.match(/https?:\/\/[^\s;]+/g))].sort();
  const listed = cellsUnder("Hosts").flatMap((cell) => cell.match(/https:\/\/[^`]+/g) ?? []);
  const provider = listed.filter((host) => host.endsWith(".stripe.com"));
  expect(listed.filter((host) => !provider.includes(host)).sort()).toEqual(allowed);
  expect(provider).toHaveLength(2);
});

test("every format of an export has a row", () => {
  const listed = cellsUnder("Paper and files").join(", ");
  for (const { label } of exportFormats) expect(listed).toContain(label);
});
