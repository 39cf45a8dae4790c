import { readFile, writeFile } from "node:fs/promises";
import { type Command, Refusal } from "#scripts/operate/command/command.ts";
import { type Ask, confirm } from "#scripts/operate/command/confirm.ts";
import { countOf } from "#scripts/operate/command/countOf.ts";
import { progressLine } from "#scripts/operate/command/progressLine.ts";
import { actorOf, openTarget, targetOptions, targetUsage } from "#scripts/operate/target/target.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";
import { type StateCode, stateCode } from "#shared/states.ts";
import { decodeText, encodings } from "./decodeText.ts";
import {
  departmentsOf,
  familiesToTell,
  type How,
  type Import,
  importDepartments,
  retireDepartment,
  shown,
} from "./departmentFile.ts";
import { type PlaceLine, readPlaceFile, writePlaceFile } from "./placeFile.ts";

const usage = `npm run op -- locations import <places.csv> [--dry-run] [--encoding windows-1252] <where>
npm run op -- locations remove <places.csv> [--dry-run] [--encoding windows-1252] [--yes] <where>
npm run op -- locations export <places.csv> [--state MI] <where>
npm run op -- locations retire <department> [--dry-run] [--yes] <where>

The cities whose departments take part. A file has the header "city,state", then one place a line; commas, semicolons or tabs separate. With the header
"city,state,department,kind,contact,statement" a line may name a department that serves the place (POLICE, FIRE, MEDICAL
or DISPATCH), and a place may have a line for each; departments are added and changed, and lose no place. One more column,
"sponsor", says with yes or no whether the department pays for the people where it serves; blank changes nothing. A place is
the same however it is written: "St. Clair" and "Saint Clair" are one. Where one line is not understood, or says the
place of another line again, each such line is named and nothing is done. To import a file again is harmless.

A department that retires leaves all its places; what waits there is in the queues of the others. A place without
others is not covered any more: its records are kept. It is named as in the file, or "MI#DETROIT" for the department that
Detroit has without naming one.

  --dry-run   says what would be done
  --encoding  windows-1252, for a file that is not in UTF-8 (UTF-16 is known by its mark)
  --state     exports one state alone; without a file, the places are printed
  --yes       removes and retires without asking

${targetUsage}`;

const options = {
  ...targetOptions,
  "dry-run": { type: "boolean", default: false },
  encoding: { type: "string", default: "utf-8" },
  state: { type: "string" },
  yes: { type: "boolean", default: false },
} as const;

const notUtf8 = (line: number): string =>
  `line ${line}: not in UTF-8. Save the file as "CSV UTF-8", or say --encoding windows-1252 if its letters are of that`;

/** Throws Refusal that names every wrong line. */
async function readLines(path: string | undefined, named: string): Promise<readonly PlaceLine[]> {
  if (!path) throw new Refusal(`Name the file with the places.\n\n${usage}`);
  const encoding = encodings.find((one) => one === named);
  if (!encoding) throw new Refusal(`The encoding is to be one of ${encodings.join(", ")}.`);
  const bytes = await readFile(path).catch((error: Error) => {
    throw new Refusal(`${path} cannot be read: ${error.message}`);
  });
  const text = decodeText(bytes, encoding);
  const { lines, problems } =
    typeof text === "string" ? readPlaceFile(text) : { lines: [], problems: text.map(notUtf8) };
  if (problems.length === 0) return lines;
  throw new Refusal(
    `${path} has ${countOf(problems.length, "problem")}, nothing was done:\n${problems.map((one) => `  ${one}`).join("\n")}`,
  );
}

const load = () => import("#lambdas/domain/common/locations.ts");
const loadParticipation = () => import("#lambdas/domain/departments/participation.ts");

async function readListed(places: readonly Place[]): Promise<ReadonlyMap<string, Place>> {
  const codes = new Set(places.flatMap(({ State }) => stateCode(State) ?? []));
  const { findAll } = await load();
  return new Map((await findAll([...codes])).map((place) => [placeKey(place), place]));
}

async function importLines(lines: readonly PlaceLine[], how: Import): Promise<void> {
  const departments = departmentsOf(lines);
  const places = lines.filter(({ department }) => !department).map(({ place }) => place);
  // First: a place with its default department keeps it beside those of the file.
  if (places.length > 0 || departments.length === 0) await importPlaces(places, how);
  await importDepartments(departments, how);
}

async function importPlaces(places: readonly Place[], { dryRun }: How): Promise<void> {
  const listed = await readListed(places);
  const known = places.filter((place) => listed.has(placeKey(place)));
  const renamed = known.filter((place) => listed.get(placeKey(place))?.City !== place.City);
  const added = places.filter((place) => !listed.has(placeKey(place)));
  for (const place of renamed)
    console.log(`  ${listed.get(placeKey(place))?.City}, ${place.State} will be written "${place.City}"`);
  console.log(
    `${added.length} to add, ${renamed.length} to write anew, ${known.length - renamed.length} listed already`,
  );
  const wanted = [...added, ...renamed];
  if (dryRun) return console.log("A dry run: nothing was done.");
  if (wanted.length === 0) return console.log("Nothing to do.");
  const { join } = await loadParticipation();
  await join(wanted, progressLine(wanted.length, "places written"));
  console.log(`Written: ${countOf(wanted.length, "place")}.`);
  if (added.length > 0) console.log(familiesToTell);
}

/** Once removed, only staff of all places see these entries. */
async function warnOfOrphans(places: readonly Place[]): Promise<void> {
  const { countWaiting } = await load();
  for (const place of places) {
    const waiting = await countWaiting(place);
    if (waiting > 0)
      console.log(
        `  Warning: ${countOf(waiting, "entry", "entries")} in ${shown(place)} would become orphans: no department reads them, ` +
          "administrators still see them.",
      );
  }
}

interface Removal extends How {
  readonly yes: boolean;
  readonly ask?: Ask;
}

export async function removePlaces(places: readonly Place[], { dryRun, yes, ask }: Removal): Promise<void> {
  const listed = await readListed(places);
  const distinct = [...new Map(places.map((place) => [placeKey(place), place])).values()];
  const there = distinct.filter((place) => listed.has(placeKey(place)));
  for (const place of distinct) console.log(`  ${shown(place)}${listed.has(placeKey(place)) ? "" : " is not listed"}`);
  console.log(`${there.length} to remove`);
  await warnOfOrphans(there);
  if (dryRun) return console.log("A dry run: nothing was done.");
  if (there.length === 0) return console.log("Nothing to do.");
  if (!yes) await confirm("remove", ask);
  const { leave } = await loadParticipation();
  await leave(there, progressLine(there.length, "places removed"));
  console.log(`Removed: ${countOf(there.length, "place")}. ${familiesToTell}`);
}

/** A file of departments is meant for an import: of a place with three of them it may name one. */
function wholePlaces(lines: readonly PlaceLine[]): Place[] {
  const named = lines.find(({ department }) => department);
  if (named)
    throw new Refusal(
      `The line of ${shown(named.place)} names a department, and remove takes out whole places with all departments. Leave the departments out, or let one leave: on the screen Departments, or with retire.`,
    );
  return lines.map(({ place }) => place);
}

async function readAllLines(code: StateCode | undefined): Promise<PlaceLine[]> {
  const { findAll } = await load();
  const { isByDefault, servicesOf } = await import("#lambdas/domain/departments/departmentLists.ts");
  const services = await servicesOf(await findAll(code && [code]));
  return services.map((service) => {
    const { place, name, department } = service;
    if (isByDefault(service) || !department?.kind) return { place };
    const { kind, contact, statement, sponsor } = department;
    return { place, department: { name, kind, contact, statement, sponsor } };
  });
}

async function exportPlaces(path: string | undefined, state: string | undefined): Promise<void> {
  const code = state === undefined ? undefined : stateCode(state);
  if (state !== undefined && !code) throw new Refusal(`There is no state "${state}".`);
  const lines = await readAllLines(code);
  const places = new Set(lines.map(({ place }) => placeKey(place)));
  if (path === undefined) return void process.stdout.write(writePlaceFile(lines));
  await writeFile(path, writePlaceFile(lines), { flag: "wx" }).catch((error: Error) => {
    throw new Refusal(`${path} cannot be written: ${error.message}`);
  });
  console.log(`Written to ${path}: ${countOf(places.size, "place")}.`);
}

export const locations: Command<typeof options> = {
  usage,
  options,
  async run({ "dry-run": dryRun, encoding, state, yes, ...where }, [verb, path]) {
    if (verb === "export") {
      await openTarget(where);
      await exportPlaces(path, state);
    } else if (verb === "import" || verb === "remove") {
      const lines = await readLines(path, encoding);
      const actor = actorOf(await openTarget(where));
      await (verb === "import"
        ? importLines(lines, { dryRun, actor })
        : removePlaces(wholePlaces(lines), { dryRun, yes }));
    } else if (verb === "retire") {
      if (!path) throw new Refusal(`Name the department.\n\n${usage}`);
      const actor = actorOf(await openTarget(where));
      await retireDepartment(path, { dryRun, yes, actor });
    } else throw new Refusal(`Say import, remove, export or retire.\n\n${usage}`);
    return 0;
  },
};
