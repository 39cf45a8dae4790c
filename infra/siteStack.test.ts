import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { securityText } from "./constructs/edge/securityText.ts";
import { synthesize } from "./testing/synthesize.ts";

interface FilesProperties {
  readonly SourceObjectKeys: readonly string[];
  readonly Exclude: readonly string[];
  readonly Include?: readonly string[];
  readonly Prune: boolean;
  readonly SystemMetadata: { readonly "cache-control": string };
}

const deployment = synthesize("dev");
const files = deployment.ofType<FilesProperties>("Custom::CDKBucketDeployment");

test("browsers ask for a page again each time, and for a file named after its content never", () => {
  expect(files).toHaveLength(6);
  for (const { properties } of files) {
    const immutable = properties.Include?.join() === "assets/*";
    expect(properties.SystemMetadata["cache-control"]).toBe(immutable ? "max-age=31536000, immutable" : "no-cache");
    expect(properties.Exclude).toEqual(immutable ? ["*"] : ["assets/*"]);
  }
});

test("a page that is open during a release keeps its assets", () => {
  for (const { properties } of files) expect(properties.Prune).toBe(false);
});

test("the site is configured with its stage, payment frames, uploads and map; both frames with the site", () => {
  const settings = readdirSync(deployment.outdir)
    .map((name) => join(deployment.outdir, name, "config.json"))
    .filter((path) => existsSync(path))
    .map((path) => JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>);
  expect(settings).toHaveLength(2);
  expect(settings).toContainEqual({ siteOrigin: expect.stringMatching(/^https:\/\//) });
  expect(settings).toContainEqual({
    stage: "dev",
    payOrigin: expect.stringMatching(/^https:\/\//),
    backupPayOrigin: expect.stringMatching(/^https:\/\//),
    uploadOrigin: expect.stringMatching(/^https:\/\//),
    mapStyle: null,
  });
});

test("the site says whom to tell of a vulnerability once an address is set, for less than a year", () => {
  const textsIn = (outdir: string) =>
    readdirSync(outdir)
      .map((name) => join(outdir, name, ".well-known/security.txt"))
      .filter((path) => existsSync(path))
      .map((path) => readFileSync(path, "utf8"));
  expect(textsIn(deployment.outdir)).toEqual([]);
  const { outdir } = synthesize("dev", { securityMail: "security@example.org" });
  expect(textsIn(outdir)).toEqual([expect.stringContaining("Contact: mailto:security@example.org\n")]);
  expect(securityText("a@example.org", new Date("2026-11-23T10:00:00Z"))).toContain(
    "\nExpires: 2027-10-31T00:00:00.000Z\n",
  );
});
