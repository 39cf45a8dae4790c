import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { functionsOf } from "#infra/testing/functionsOf.ts";
import { synthesize } from "#infra/testing/synthesize.ts";
import { root } from "#scripts/root.ts";

/** Of the running product. */
const bundles = join(root, "dist/lambdas");
const functions = functionsOf(synthesize("dev"));

const settingsObject = /([\w$]+)=(?:\(\(\)=>\()?\{get call\(\)/;
const getters = /get (\w+)\(\)\{(.*?)\}(?=,get |,\w+:|\})/gs;

function readBy(name: string): ReadonlySet<string> {
  const text = readFileSync(join(bundles, name, "index.js"), "utf8");
  const found = settingsObject.exec(text) ?? expect.fail(name);
  const env = (found[1] ?? "").replaceAll("$", "\\$");
  const uses = (getter: string) =>
    new RegExp(`(?<![\\w$.])${env}\\.${getter}\\b|\\{[^{}]*\\b${getter}\\b[^{}]*\\}=${env}(?![\\w$.(])`).test(text);
  const read = [...text.slice(found.index).matchAll(getters)].filter(([, getter = ""]) => uses(getter));
  return new Set(read.flatMap(([, , body = ""]) => body.match(/\b[A-Z][A-Z_]{2,}\b/g) ?? []));
}

const readOf = new Map([...functions.keys()].map((name) => [name, readBy(name)]));
const isRead = (name: string, variable: string) => readOf.get(name)?.has(variable) ?? false;

/** Read by the library that writes the log. */
const byLibraries = ["POWERTOOLS_SERVICE_NAME"];

test.each([...functions.keys()])("%s is told only what its bundle reads", (name) => {
  const told = Object.keys(functions.get(name)?.properties.Environment?.Variables ?? {});
  expect(told.filter((variable) => !isRead(name, variable) && !byLibraries.includes(variable))).toEqual([]);
});

/** Without these a function would go on as if there were none, or fail late. */
const never = ["PAY_ORIGIN", "SECOND_FACTOR", "SITE_ORIGIN", "STAGE"];

/** For the payment provider's key alone: the canary's department pays. */
const unreached: Readonly<Record<string, string>> = { runCanary: "STAGE" };

test.each([...functions.keys()])(
  "%s lacks nothing of the pages, the stage or the second steps that it reads",
  (name) => {
    const told = Object.keys(functions.get(name)?.properties.Environment?.Variables ?? {});
    const asked = never.filter((variable) => isRead(name, variable) && variable !== unreached[name]);
    expect(asked.filter((variable) => !told.includes(variable))).toEqual([]);
  },
);
