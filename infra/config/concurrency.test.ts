import { expect, test } from "vitest";
import { requireConcurrency, reservedFunctions, warmFunctions } from "./concurrency.ts";

const both = warmFunctions.filter((name) => reservedFunctions.includes(name));

test("copies that fit beside the hundred that Lambda keeps for all others are taken", () => {
  const aside = reservedFunctions.length * 50;
  expect(() => requireConcurrency({ reservedConcurrency: 50, accountConcurrency: aside + 100 })).not.toThrow();
  expect(() => requireConcurrency({ reservedConcurrency: 50, accountConcurrency: aside + 99 })).toThrow(
    `sets ${aside} copies aside`,
  );
});

test("warm copies count twice, for a release and the one that it replaces", () => {
  const aside = warmFunctions.length * 2 * 3;
  expect(() => requireConcurrency({ warmCalls: 3, accountConcurrency: aside + 100 })).not.toThrow();
  expect(() => requireConcurrency({ warmCalls: 3, accountConcurrency: aside + 99 })).toThrow("warmCalls sets");
});

test("a function that is both counts once", () => {
  const aside = reservedFunctions.length * 10 + (warmFunctions.length - both.length) * 2 * 5;
  const given = { reservedConcurrency: 10, warmCalls: 5 };
  expect(() => requireConcurrency({ ...given, accountConcurrency: aside + 100 })).not.toThrow();
  expect(() => requireConcurrency({ ...given, accountConcurrency: aside + 99 })).toThrow();
});

test("without either setting no limit has to be known", () => {
  expect(() => requireConcurrency({})).not.toThrow();
  expect(() => requireConcurrency({ warmCalls: 0 })).not.toThrow();
});
