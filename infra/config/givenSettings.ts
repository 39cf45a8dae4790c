import type { Node } from "constructs";
import { closest, distance } from "fastest-levenshtein";
import type { Setting } from "./Setting.ts";
import { type Given, type SettingName, settings } from "./settings.ts";

const known = Object.keys(settings) as SettingName[];
const isKnown = (name: string): name is SettingName => name in settings;

/**
 * The context also holds what the library and the cdk command keep there: flags (`@aws-cdk/...`, `aws:cdk:...`), what
 * they looked up (`availability-zones:...`), and notices that were read.
 */
const isTheirs = (name: string) => /[@:/]|^cdk-|^acknowledged-issue-numbers$/.test(name);

/** Letters that differ between a mistyped name and the one meant, at most. */
const farthest = 3;

function unknownSetting(name: string): Error {
  const lower = new Map(known.map((one) => [one.toLowerCase(), one]));
  const near = closest(name.toLowerCase(), [...lower.keys()]);
  const isNear = distance(name.toLowerCase(), near) <= farthest;
  const hint = isNear ? `did you mean ${lower.get(near)}?` : `the settings are ${known.join(", ")}.`;
  return new Error(`${name} is not a setting: ${hint}`);
}

/** Settings from the command line and from files, as they were written; an empty text is none. */
function written(node: Node): ReadonlyMap<SettingName, string> {
  const all = Object.entries(node.getAllContext()).filter(([name]) => !isTheirs(name));
  return new Map(
    all.flatMap(([name, value]) => {
      if (!isKnown(name)) throw unknownSetting(name);
      return value === undefined || value === "" ? [] : [[name, String(value)] as const];
    }),
  );
}

/** The error of a setting that cannot be meant. */
const wrongSetting = (name: SettingName, value: string | undefined) =>
  new Error(`${name} is "${value}"; set it to ${settings[name].may}, for example with -c ${name}=...`);

/**
 * Reads the settings from the app's context (`-c name=value`, cdk.json or cdk.context.json). Throws for one that
 * does not exist, naming the nearest that does, and for a value that cannot be meant.
 */
export function givenSettings(node: Node): Given {
  const read = [...written(node)].map(([name, value]) => {
    const { parse }: Setting = settings[name];
    const parsed = parse(value);
    if (parsed === undefined) throw wrongSetting(name, value);
    return [name, parsed];
  });
  return Object.fromEntries(read) as Given;
}
