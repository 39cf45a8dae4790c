import { execFile } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { inject } from "vitest";
import type { Place } from "#shared/rules/place.ts";

const command = ["--disable-warning=ExperimentalWarning", "scripts/operate/locations/locations.ts", "import"];

/** Imports lines of places, as an operator does. */
async function importPlaces(...lines: readonly string[]): Promise<void> {
  const file = join(await mkdtemp(join(tmpdir(), "places-")), "places.csv");
  await writeFile(file, `${lines.join("\n")}\n`);
  const running = { PORT: new URL(inject("siteOrigin")).port, DATA_DIR: inject("dataFolder") };
  await promisify(execFile)(process.execPath, [...command, file, "--local"], {
    env: { ...process.env, ...running },
  });
}

/** Lets a city take part. */
export const joinPlace = ({ City, State }: Place): Promise<void> =>
  importPlaces("city,state", `${City},${State}`);

/** Lets a fire department of a city take part, which pays for the people there. */
export const sponsorPlace = ({ City, State }: Place, department: string): Promise<void> =>
  importPlaces(
    "city,state,department,kind,contact,statement,sponsor",
    `${City},${State},${department},FIRE,,,yes`,
  );
