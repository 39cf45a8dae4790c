import { expect, test } from "vitest";
import { stages } from "./config/config.ts";
import { publicSettings } from "./testing/deployments.ts";
import { type Deployment, synthesize } from "./testing/synthesize.ts";

const of = {
  dev: synthesize("dev"),
  beta: synthesize("beta", publicSettings),
  prod: synthesize("prod", publicSettings),
};

/** Without the digests of paths and files, which hold the stage's name. */
const asProd = (stage: string, { templates }: Deployment): unknown =>
  JSON.parse(
    JSON.stringify([...templates])
      .replaceAll(stage, "prod")
      .replaceAll(/(?<=CurrentVersion)\w+|[0-9A-F]{8,}|\b[0-9a-f]{8,}/g, "1"),
  );

test("beta is prod by another name: a rehearsal there meets the same protections", () => {
  expect(asProd("beta", of.beta)).toEqual(asProd("prod", of.prod));
});

test("beta is not deployed without a sender of mail and somebody who is told of alarms, as prod is not", () => {
  const refusals = ({ templates }: Deployment) =>
    [...templates.values()]
      .flatMap(({ Rules = {} }) => Object.keys(Rules))
      .filter((rule) => rule !== "CheckBootstrapVersion");
  expect(refusals(synthesize("beta"))).toEqual(["Setting1", "Setting2"]);
  expect(refusals(of.beta)).toEqual([]);
});

test.each(stages)(
  "%s has records, credentials and secrets of its own, and shares no name with another stage",
  (stage) => {
    const names = of[stage].resources.flatMap(({ properties }) =>
      Object.entries(properties as object).filter(
        ([key, value]) => /(^|[a-z])Name$|^Name$/.test(key) && typeof value === "string" && /beforehand/i.test(value),
      ),
    );
    expect(names.length).toBeGreaterThan(50);
    for (const [key, value] of names)
      expect(String(value), key).toMatch(new RegExp(`beforehand[-/]?${stage}|cdk-`, "i"));
  },
);
