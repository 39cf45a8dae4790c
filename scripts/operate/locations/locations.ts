import { readFile, writeFile } from "node:fs/promises";
import { type Command, Refusal, runAsProcess } from "#scripts/operate/command/command.ts";
import { type Ask, confirm } from "#scripts/operate/command/confirm.ts";
import { countOf } from "#scripts/operate/command/countOf.ts";
import { progressLine } from "#scripts/operate/command/progressLine.ts";
import { openTarget, targetOptions, targetUsage } from "#scripts/operate/target/target.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";
import { stateCode } from "#shared/states.ts";
import { readPlaceFile, writePlaceFile } from "./placeFile.ts";

const usage = `npm run locations -- import <places.csv> [--dry-run] <where>
npm run locations -- remove <places.csv> [--dry-run] [--yes] <where>
npm run locations -- export <places.csv> [--state MI] <where>

The cities whose departments take part. A file has the header "city,state", then one place a line. A place is the
same however it is written: "St. Clair" and "Saint Clair" are one. Where one line is not understood, or says the
place of another line again, each such line is named and nothing is done. To import a file again is harmless.

  --dry-run   says what would be done
  --state     exports one state alone; without a file, the places are printed
  --yes       removes without asking

${targetUsage}`;

const options = {
  ...targetOptions,
  "dry-run": { type: "boolean", default: false },
  state: { type: "string" },
  yes: { type: "boolean", default: false },
} as const;

const shown = ({ City, State }: Place): string => `${City}, ${State}`;

/** Reads the places of a file. Throws Refusal that names every wrong line. */
async function readPlaces(path: string | undefined): Promise<readonly Place[]> {
  if (!path) throw new Refusal(`Name the file with the places.\n\n${usage}`);
  const text = await readFile(path, "utf8").catch((error: Error) => {
    throw new Refusal(`${path} cannot be read: ${error.message}`);
  });
  const { places, problems } = readPlaceFile(text);
  if (problems.length === 0) return places;
  throw new Refusal(
    `${path} has ${countOf(problems.length, "problem")}, nothing was done:\n${problems.map((one) => `  ${one}`).join("\n")}`,
  );
}

const load = () => import("#lambdas/domain/common/locations.ts");
const loadParticipation = () => import("#lambdas/domain/departments/participation.ts");

const familiesToTell = "Families with a house hold there are told by mail in the next daily run.";

/** The listed places of these places' states, by place key. */
async function readListed(places: readonly Place[]): Promise<ReadonlyMap<string, Place>> {
  const codes = new Set(places.flatMap(({ State }) => stateCode(State) ?? []));
  const { findAll } = await load();
  return new Map((await findAll([...codes])).map((place) => [placeKey(place), place]));
}

interface How {
  readonly dryRun: boolean;
}

/** Adds the places; those already listed change their spelling only. */
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

/** Warns of places with waiting entries: once removed, only staff of all places see them. */
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

/** Removes places from the list, after confirmation. */
export async function removePlaces(places: readonly Place[], { dryRun, yes, ask }: Removal): Promise<void> {
  const listed = await readListed(places);
  const there = places.filter((place) => listed.has(placeKey(place)));
  for (const place of places)
    if (!listed.has(placeKey(place))) console.log(`  ${shown(place)} is not listed`);
  console.log(`${there.length} to remove`);
  await warnOfOrphans(there);
  if (dryRun) return console.log("A dry run: nothing was done.");
  if (there.length === 0) return console.log("Nothing to do.");
  if (!yes) await confirm("remove", ask);
  const { leave } = await loadParticipation();
  await leave(there, progressLine(there.length, "places removed"));
  console.log(`Removed: ${countOf(there.length, "place")}. ${familiesToTell}`);
}

async function exportPlaces(path: string | undefined, state: string | undefined): Promise<void> {
  const code = state === undefined ? undefined : stateCode(state);
  if (state !== undefined && !code) throw new Refusal(`There is no state "${state}".`);
  const { findAll } = await load();
  const places = await findAll(code && [code]);
  if (path === undefined) return void process.stdout.write(writePlaceFile(places));
  await writeFile(path, writePlaceFile(places), { flag: "wx" }).catch((error: Error) => {
    throw new Refusal(`${path} cannot be written: ${error.message}`);
  });
  console.log(`Written to ${path}: ${countOf(places.length, "place")}.`);
}

export const locations: Command<typeof options> = {
  usage,
  options,
  async run({ "dry-run": dryRun, state, yes, ...where }, [verb, path]) {
    if (verb === "export") {
      await openTarget(where);
      await exportPlaces(path, state);
    } else if (verb === "import" || verb === "remove") {
      const places = await readPlaces(path);
      await openTarget(where);
      await (verb === "import" ? importPlaces(places, { dryRun }) : removePlaces(places, { dryRun, yes }));
    } else throw new Refusal(`Say import, remove or export.\n\n${usage}`);
    return 0;
  },
};

if (import.meta.main) await runAsProcess(locations);
