import { expect, test } from "vitest";
import { reservedFunctions, warmFunctions } from "./config/concurrency.ts";
import { functionsOf } from "./testing/functionsOf.ts";
import { type Deployment, synthesize } from "./testing/synthesize.ts";

const plain = synthesize("dev");
const limit = { accountConcurrency: "1000" };
const set = synthesize("dev", { ...limit, reservedConcurrency: "20", warmCalls: "2" });

const reservedOf = (deployment: Deployment) =>
  [...functionsOf(deployment)].flatMap(([name, { properties }]) => {
    const { ReservedConcurrentExecutions: copies } = properties as { ReservedConcurrentExecutions?: number };
    return copies === undefined ? [] : [[name, copies]];
  });

test("copies are reserved for signing in, marking and the provider's events alone, and for none unless set", () => {
  expect(reservedOf(plain)).toEqual([]);
  expect(reservedOf(set).sort()).toEqual(reservedFunctions.map((name) => [name, 20]).sort());
});

interface Alias {
  readonly Name: string;
  readonly FunctionName: { readonly Ref: string };
  readonly ProvisionedConcurrencyConfig?: { readonly ProvisionedConcurrentExecutions: number };
}

const aliasesOf = (deployment: Deployment) => deployment.ofType<Alias>("AWS::Lambda::Alias");

test("each call that staff wait for has an alias; its copies are kept started where that is set", () => {
  const ids = warmFunctions.map((name) => functionsOf(plain).get(name)?.id);
  expect(
    aliasesOf(plain)
      .map(({ properties }) => properties.FunctionName.Ref)
      .sort(),
  ).toEqual(ids.sort());
  const kept = (deployment: Deployment) =>
    aliasesOf(deployment).map(
      ({ properties }) => properties.ProvisionedConcurrencyConfig?.ProvisionedConcurrentExecutions,
    );
  expect(new Set(kept(plain))).toEqual(new Set([undefined]));
  expect(new Set(kept(set))).toEqual(new Set([2]));
});

/** Untouched by these settings. */
const restOf = ({ templates, resources }: Deployment) => ({
  outputs: [...templates].map(([stack, { Outputs }]) => [stack, Outputs]),
  resources: resources.map(({ properties, ...named }) => {
    const { ProvisionedConcurrencyConfig, ReservedConcurrentExecutions, ...others } = properties as Record<
      string,
      unknown
    >;
    return { ...named, properties: others };
  }),
});

test("turning copies on or off changes the number of copies and nothing else", () => {
  expect(restOf(set)).toEqual(restOf(plain));
});
