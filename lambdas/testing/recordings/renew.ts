import { randomBytes, randomUUID } from "node:crypto";
import { digestOf } from "#lambdas/records/table/digest.ts";
import { newId, shardOf } from "#lambdas/records/table/keys.ts";
import { jacketNumberOf } from "#shared/rules/jacketNumber.ts";

export const recordedCity = "Test recordedcity";

/** Letters alone make it the recorded city. */
export const isPlainCity = (city: string): boolean => /^Test [a-z]{8,}$/.test(city);

// Ids have a capital letter, unlike words of 22 letters.
const pattern = new RegExp(
  [
    String.raw`(?<uuid>\b[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\b)`,
    String.raw`(?<provider>\b[a-z]+(?:_[a-z]+)*_[0-9a-f]{24}\b)`,
    String.raw`(?<moment>\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)`,
    String.raw`(?<second>(?<=[:"])1[789]\d{8}(?=[,"}\]]))`,
    String.raw`(?<id>(?<![\w-])(?=[\w-]*[A-Z])[\w-]{22}(?![\w-]))`,
    `(?<city>${recordedCity})`,
  ].join("|"),
  "gi",
);

/** JSON lacks sets of strings. */
export const toText = (value: unknown): string =>
  JSON.stringify(value, (_, one) => (one instanceof Set ? { "set of strings": [...one] } : one));

/** In milliseconds. */
export const latestIn = (text: string): number =>
  Math.max(...[...text.matchAll(pattern)].map(({ groups }) => Date.parse(groups?.moment ?? "")).filter(Boolean));

/** In the same partition of every list. */
function idLike(id: string): string {
  for (;;) {
    const other = newId();
    if (shardOf("", other) === shardOf("", id)) return other;
  }
}

const providerIdLike = (id: string) => `${id.slice(0, -24)}${randomBytes(12).toString("hex")}`;

function inCaseOf(text: string, city: string): string {
  if (text === text.toUpperCase()) return city.toUpperCase();
  return text === text.toLowerCase() ? city.toLowerCase() : city;
}

interface Renewal {
  /** Of the recording's end, in milliseconds. */
  readonly at: number;
  /** The last moment, which becomes now: in lists by time the last made is the newest. */
  readonly latest: number;
  readonly city: string;
  readonly numbers: readonly string[];
  /** An id that becomes a present one. */
  readonly owner?: { readonly was: string; readonly is: string };
}

/** New ids, another city, as of now. Digests of session ids follow; digests of names and addresses stay. */
export function renew(text: string, { at, latest, city, numbers, owner }: Renewal): string {
  const now = Date.now();
  const seconds = Math.floor(now / 1_000) - Math.floor(at / 1_000);
  const known = new Map<string, string>(numbers.map((number) => [number, jacketNumberOf(randomBytes(7))]));
  if (owner) known.set(owner.was, owner.is);
  const once = (old: string, make: () => string) => {
    const made = known.get(old) ?? make();
    known.set(old, made);
    return made;
  };
  const renewed = text.replace(pattern, (...matched) => {
    const [old] = matched as [string];
    const found = matched.at(-1) as Record<string, string | undefined>;
    if (found.uuid) return once(old, randomUUID);
    if (found.provider) return once(old, () => providerIdLike(old));
    if (found.moment) return new Date(Date.parse(old) + now - latest).toISOString();
    if (found.second) return String(Number(old) + seconds);
    if (found.city) return inCaseOf(old, city);
    return /[A-Z]/.test(old) ? once(old, () => idLike(old)) : old;
  });
  const digests = [...known].filter(([old]) => old.length === 36).map((pair) => pair.map(digestOf));
  const claimed = numbers.map((number) => [number, known.get(number)]);
  return [...digests, ...claimed].reduce((all, [old = "", made = ""]) => all.replaceAll(old, made), renewed);
}

/** Ids, numbers, digests, counts, times and the city become their kinds. */
export const normalize = (row: Readonly<Record<string, unknown>>, city: string): string =>
  toText(Object.fromEntries(Object.entries(row).sort()))
    .replaceAll(new RegExp(city || recordedCity, "gi"), "<city>")
    .replace(pattern, (...matched) => {
      const found = matched.at(-1) as Record<string, string | undefined>;
      return `<${Object.keys(found).find((kind) => found[kind] !== undefined)}>`;
    })
    .replace(/[\w-]{43}/g, "<digest>")
    // Of an earlier request in this process.
    .replace(/"cause":"[^"]*",/, "")
    .replace(/"(accounts|joins)":\d+/g, '"$1":<count>')
    .replace(/(NUMBER#|"number":")[0-9A-Z]{8}/g, "$1<number>")
    .replace(/#\d+"/g, '#<shard>"');
