import type { ZipCode } from "#scripts/local/common/zipCodes.ts";
import type { WholeHousehold } from "#shared/model/householdShapes.ts";
import type { DemoFamily, DemoMember, Fate, Portrait } from "../families.ts";
import { languageOf, needsOf } from "./needsOf.ts";
import { type DemoCity, demoCities } from "./places.ts";
import { pointIn } from "./positions.ts";
import { type Random, seededRandom } from "./random.ts";
import { areaCodes, firstNames, homeWords, lastNames, personNotes } from "./words.ts";

const times = (count: number, fate: Fate): Fate[] => Array.from({ length: count }, () => fate);

const fates: readonly Fate[] = [
  ...times(9, "WAITING"),
  ...times(4, "TRANSFERRED"),
  ...times(4, "CHANGED"),
  ...times(2, "MOVED"),
  ...times(1, "DELETED"),
];

const two = (number: number): string => String(number).padStart(2, "0");

/** Reserved for fiction, 100 of each area code, in turn. */
const phoneAt = (at: number): string =>
  `+1${areaCodes[at % areaCodes.length]}55501${two(Math.floor(at / areaCodes.length) % 100)}`;

const mostPhones = areaCodes.length * 100;

/** Each fact in turn, so that a small registry has them all. */
function factsOf(random: Random, number: number): WholeHousehold {
  const { Description, ...others } = homeWords;
  const given = Object.entries(others).filter((_, at) => (number + at) % 4 === 0);
  return {
    ...Object.fromEntries(given.map(([name, words]) => [name, words[number % words.length]])),
    ...(random.chance(0.4) ? { Description: random.pick(Description) } : {}),
  };
}

function portraitOf(sex: "F" | "M", age: number): Portrait {
  if (age < 18 && sex === "M") return "boy";
  if (sex === "F") return age > 59 ? "grandmother" : "woman";
  return "man";
}

const thisYear = 2026;

function bodyOf(random: Random, sex: "F" | "M", age: number) {
  if (age < 14) return { Feet: 4, Inches: random.below(10), Weight: String(55 + random.below(50)) };
  const Inches = random.below(sex === "F" ? 8 : 12);
  return { Feet: 5, Inches, Weight: String(115 + random.below(sex === "F" ? 100 : 170)) };
}

/** @param at counts the people of the registry */
function memberOf(random: Random, at: number, isChild: boolean, language: string | undefined): DemoMember {
  const Sex = random.chance(0.5) ? "F" : "M";
  const age = isChild ? 4 + random.below(13) : 19 + random.below(74);
  const Dob = `${thisYear - 1 - age}-${two(1 + random.below(12))}-${two(1 + random.below(28))}`;
  return {
    portrait: portraitOf(Sex, age),
    First: random.pick(firstNames[Sex]),
    Sex,
    Dob,
    ...bodyOf(random, Sex, age),
    ...needsOf(random, age, language),
    ...(random.chance(0.45) ? { Additional: random.pick(personNotes) } : {}),
    ...(!isChild && random.chance(0.6) ? { Phone: phoneAt(random.below(mostPhones)) } : {}),
    ...(!isChild && random.chance(0.4) ? { Mail: `demo.person.${at + 1}@example.com` } : {}),
  };
}

const addressOf = (random: Random, { City, zips, streets }: DemoCity) => ({
  Street: `${101 + random.below(9800)} ${random.pick(streets)}`,
  City,
  ...({ State: "MI" } as const),
  Zip: random.pick(zips),
});

const cityOf = (random: Random): DemoCity => (random.chance(0.65) ? demoCities[0] : random.pick(demoCities));

/** Of 100 homes: an exact position, the family's pin. */
const exact = 75;

function homeOf(random: Random, zipCodes: ZipCodes): Pick<DemoFamily, "address" | "Geo"> {
  const address = addressOf(random, cityOf(random));
  const Geo = random.chance(exact / 100) ? pointIn(random, address.Zip, zipCodes) : undefined;
  return { address, ...(Geo ? { Geo } : {}) };
}

type ZipCodes = ReadonlyMap<string, ZipCode>;

/** The same ones each time. */
export function registryFamilies(people: number, zipCodes: ZipCodes): DemoFamily[] {
  const random = seededRandom(300);
  const families: DemoFamily[] = [];
  for (let made = 0; made < people; ) {
    const number = families.length + 1;
    const size = Math.min(1 + random.below(4), people - made);
    const first = made;
    // A likely duplicate.
    const known = number % 25 === 0 ? families[number - 12] : undefined;
    const { address, Geo } = known ?? homeOf(random, zipCodes);
    const language = languageOf(random, address.City);
    const members = Array.from({ length: size }, (_, at) => memberOf(random, first + at, at > 1, language));
    const Last = known?.Last ?? random.pick(lastNames);
    const all = known?.members[0] ? [known.members[0], ...members.slice(1)] : members;
    families.push({
      Email: `demo.family.${String(number).padStart(3, "0")}@example.com`,
      Last,
      home: "Home",
      First: all[0]?.First ?? "",
      address,
      ...(Geo ? { Geo } : {}),
      members: all,
      facts: factsOf(random, number),
      // A number belongs to one account.
      ...(number <= mostPhones && number % 6 !== 0 ? { Cell: phoneAt(number - 1) } : {}),
      fate: fates[number % fates.length] ?? "WAITING",
    });
    made += size;
  }
  return families;
}
