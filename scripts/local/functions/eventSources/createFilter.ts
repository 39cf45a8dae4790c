import { StartError } from "#scripts/local/common/StartError.ts";

export type Matches = (value: unknown) => boolean;

/** One element of an array suffices. */
const any =
  (test: Matches): Matches =>
  (value) =>
    Array.isArray(value) ? value.some(test) : test(value);

const beginsWith =
  (prefix: unknown): Matches =>
  (value) =>
    typeof value === "string" && value.startsWith(String(prefix));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const unknownRule = (what: string): StartError =>
  new StartError(
    `The local stack does not know the filter rule ${what}.`,
    "It knows exact values and prefix: teach scripts/local/functions/eventSources/createFilter.ts more.",
  );

function ruleOf(rule: unknown): Matches {
  if (!isObject(rule)) return any((value) => value === rule);
  const [[operator = "", operand] = [], ...others] = Object.entries(rule);
  if (others.length > 0) throw unknownRule(JSON.stringify(rule));
  if (operator === "prefix") return any(beginsWith(operand));
  throw unknownRule(operator);
}

function patternOf(pattern: unknown): Matches {
  if (Array.isArray(pattern)) {
    const rules = pattern.map(ruleOf);
    return (value) => rules.some((holds) => holds(value));
  }
  if (!isObject(pattern)) throw unknownRule(JSON.stringify(pattern));
  const fields = Object.entries(pattern).map(([name, inner]) => ({ name, holds: patternOf(inner) }));
  return (value) => fields.every(({ name, holds }) => holds(isObject(value) ? value[name] : undefined));
}

/** Each pattern is JSON; everything matches where there is none. Throws StartError for an unknown rule. */
export function createFilter(patterns: readonly string[]): Matches {
  const each = patterns.map((pattern) => patternOf(JSON.parse(pattern)));
  return (record) => each.length === 0 || each.some((matches) => matches(record));
}
