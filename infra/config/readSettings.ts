import type { Node } from "constructs";
import { closest, distance } from "fastest-levenshtein";
import type { Setting } from "./Setting.ts";
import { type SettingName, type SettingValues, settings } from "./settings.ts";

const known = Object.keys(settings) as SettingName[];
const isKnown = (name: string): name is SettingName => name in settings;

/** Of the library and the cdk command: flags, look-ups (`availability-zones:...`), read notices. */
const isTheirs = (name: string) => /[@:/]|^cdk-|^acknowledged-issue-numbers$/.test(name);

const farthest = 3;

function unknownSetting(name: string): Error {
  const lower = new Map(known.map((one) => [one.toLowerCase(), one]));
  const near = closest(name.toLowerCase(), [...lower.keys()]);
  const isNear = distance(name.toLowerCase(), near) <= farthest;
  const hint = isNear ? `did you mean ${lower.get(near)}?` : `the settings are ${known.join(", ")}.`;
  return new Error(`${name} is not a setting: ${hint}`);
}

function written(node: Node): ReadonlyMap<SettingName, string> {
  const all = Object.entries(node.getAllContext()).filter(([name]) => !isTheirs(name));
  return new Map(
    all.flatMap(([name, value]) => {
      if (!isKnown(name)) throw unknownSetting(name);
      return value === undefined || value === "" ? [] : [[name, String(value)] as const];
    }),
  );
}

const wrongSetting = (name: SettingName, value: string | undefined) =>
  new Error(`${name} is "${value}"; set it to ${settings[name].may}, for example with -c ${name}=...`);

/**
 * From `-c name=value`, cdk.json or cdk.context.json. Throws for an unknown setting, naming the nearest, and for a
 * wrong value.
 */
export function readSettings(node: Node): SettingValues {
  const read = [...written(node)].map(([name, value]) => {
    const { parse }: Setting = settings[name];
    const parsed = parse(value);
    if (parsed === undefined) throw wrongSetting(name, value);
    return [name, parsed];
  });
  return Object.fromEntries(read) as SettingValues;
}
