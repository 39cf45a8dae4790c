import { StartError } from "#scripts/local/common/StartError.ts";
import type { AccessRequest } from "./AccessRequest.ts";
import { matcherOfAny, type Texts, textsOf } from "./wildcards.ts";

export type Conditions = Readonly<Record<string, Readonly<Record<string, Texts>>>>;

type Matches = (value: string) => boolean;

const operators: Readonly<Record<string, (values: Texts) => Matches>> = {
  StringEquals: (values) => (value) => textsOf(values).includes(value),
  StringLike: (values) => matcherOfAny(values),
};

type Quantify = (values: readonly string[], matches: Matches) => boolean;

/** "ForAllValues:" also holds for a request without a value. */
const quantifiers: Readonly<Record<string, Quantify>> = {
  ForAllValues: (values, matches) => values.every(matches),
  ForAnyValue: (values, matches) => values.some(matches),
  "": (values, matches) => values.length === 1 && values.every(matches),
};

function operatorOf(written: string): { quantify: Quantify; matching: (values: Texts) => Matches } {
  const [first = "", second] = written.split(":");
  const quantify = quantifiers[second === undefined ? "" : first];
  const matching = operators[second ?? first];
  if (quantify && matching) return { quantify, matching };
  throw new StartError(
    `The local stack does not know the policy condition ${written}.`,
    "Teach scripts/local/iam/condition.ts what it means.",
  );
}

export function conditionsHold(conditions: Conditions = {}): (request: AccessRequest) => boolean {
  const each = Object.entries(conditions).flatMap(([written, keys]) => {
    const { quantify, matching } = operatorOf(written);
    return Object.entries(keys).map(([key, values]) => {
      const matches = matching(values);
      return ({ context }: AccessRequest) => quantify(context[key] ?? [], matches);
    });
  });
  return (request) => each.every((holds) => holds(request));
}

export const keysOf = (conditions: Conditions = {}): string[] => Object.values(conditions).flatMap(Object.keys);

export const valuesOf = (conditions: Conditions = {}): string[] =>
  Object.values(conditions).flatMap((keys) => Object.values(keys).flatMap(textsOf));
