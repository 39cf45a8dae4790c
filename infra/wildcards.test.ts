import { expect, test } from "vitest";
import { publicSettings } from "./testing/deployments.ts";
import type { TemplateStatement } from "./testing/functionsOf.ts";
import { synthesize } from "./testing/synthesize.ts";

const prod = synthesize("prod", publicSettings);

function statementsIn(value: unknown): TemplateStatement[] {
  if (typeof value !== "object" || value === null) return [];
  const { Statement } = value as { Statement?: unknown };
  // Rules of the firewall have a single one, of another kind.
  const own = Array.isArray(Statement) ? (Statement as TemplateStatement[]) : [];
  return [...own, ...Object.values(value).flatMap(statementsIn)];
}

function endOf(resource: unknown): string {
  const { "Fn::Join": joined } = resource as { "Fn::Join"?: readonly [string, readonly unknown[]] };
  return typeof resource === "string" ? resource : String(joined?.[1].at(-1) ?? "");
}

const wildcards = prod.resources.flatMap(({ type, properties }) =>
  statementsIn(properties)
    .filter(({ Effect }) => Effect === "Allow")
    .flatMap(({ Resource, NotResource = [] }) => [Resource ?? NotResource].flat())
    .map(endOf)
    .filter((end) => end.includes("*"))
    .map((end) => `${type.split("::").at(-1)} ${end}`),
);

/** A new one has to be added here, with its reason. */
const reasons: Readonly<Record<string, readonly [times: number, reason: string]>> = {
  "ManagedPolicy /photos/*": [19, "a photo's name is made with it; the bucket's prefix of photos"],
  "ManagedPolicy /uploads/*": [5, "an upload's name is made with it; the bucket's prefix of uploads"],
  "ManagedPolicy /audit/*": [1, "a sealed day is named by its date; the archive's prefix"],
  "ManagedPolicy /exports/*": [2, "a part's name is its content's digest; the bucket's prefix of exports"],
  "ManagedPolicy *": [
    2,
    "which streams there are, and an address that SES suppresses: IAM knows no resource for either",
  ],
  "ManagedPolicy arn:*:sns:*:*:*": [3, "a phone number has no ARN: all that has one is left out"],
  "ManagedPolicy /backup/*": [1, "a copy is named when it is made; one of the table's own"],
  "ManagedPolicy :recovery-point:*": [1, "a copy gets its table's tags as it is made"],
  "ManagedPolicy -us-east-1/*": [1, "files of a release, in the account's own bucket of releases"],
  "ManagedPolicy /photos/canary-family/*": [1, "photos of the family that the canary invents"],
  "ManagedPolicy /*": [3, "the pages' files, in the buckets of the site and of both payment frames"],
  "BucketPolicy /*": [3, "the pages' files, which their distributions read"],
  "BucketPolicy /photos/*": [1, "access logs of one bucket, below a prefix of its own"],
  "BucketPolicy /audit/*": [1, "access logs of one bucket, below a prefix of its own"],
  "BucketPolicy /exports/*": [1, "access logs of one bucket, below a prefix of its own"],
  "BucketPolicy /site/*": [1, "access logs of one bucket, below a prefix of its own"],
  "BucketPolicy /payment/*": [1, "access logs of one bucket, below a prefix of its own"],
  "BucketPolicy /backup/*": [1, "access logs of one bucket, below a prefix of its own"],
  "Key *": [5, "in a key's own policy: this key"],
};

test("every permission on resources that are not named one by one has its reason, and is counted", () => {
  const counted = Map.groupBy(wildcards, (one) => one);
  const times = Object.fromEntries([...counted].map(([one, all]) => [one, all.length]));
  expect(times).toEqual(Object.fromEntries(Object.entries(reasons).map(([one, [count]]) => [one, count])));
});

test("no role has a policy of AWS's own, which would reach what is not ours", () => {
  const roles = prod.ofType<{ ManagedPolicyArns?: readonly unknown[] }>("AWS::IAM::Role");
  const attached = roles.flatMap(({ properties }) => properties.ManagedPolicyArns ?? []);
  expect(attached.filter((one) => typeof (one as { Ref?: unknown }).Ref !== "string")).toEqual([]);
});

const servicesOf = (statements: readonly TemplateStatement[]) =>
  new Set(statements.flatMap(({ Action }) => [Action].flat()).map((action) => action.split(":")[0]));

test("a function uses the key only through a service that it may ask for something", () => {
  const policies = prod
    .ofType("AWS::IAM::ManagedPolicy")
    .filter(({ id, stack }) => stack.endsWith("-Data") === false && !id.startsWith("Copy"));
  let through = 0;
  for (const { id, properties } of policies) {
    const statements = statementsIn(properties).filter(({ Effect }) => Effect === "Allow");
    const asked = servicesOf(statements);
    for (const { Action, Condition } of statements) {
      if (![Action].flat().some((action) => action.startsWith("kms:"))) continue;
      const { "kms:ViaService": via } = (Condition as { StringEquals: Record<string, string> }).StringEquals;
      const [service] = /^\w+(?=\.us-east-1\.amazonaws\.com$)/.exec(via ?? "") ?? expect.fail(id);
      expect(asked, id).toContain(service);
      through += 1;
    }
  }
  expect(through).toBeGreaterThan(policies.length / 2);
});
