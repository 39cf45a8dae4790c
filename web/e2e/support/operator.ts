import { execFile } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { inject } from "vitest";
import type { Place } from "#shared/rules/place.ts";

const command = ["--disable-warning=ExperimentalWarning", "scripts/operate/locations/locations.ts", "import"];

/** Lets a city take part, as an operator does. */
export async function joinPlace({ City, State }: Place): Promise<void> {
  const file = join(await mkdtemp(join(tmpdir(), "places-")), "places.csv");
  await writeFile(file, `city,state\n${City},${State}\n`);
  const running = { PORT: new URL(inject("siteOrigin")).port, DATA_DIR: inject("dataFolder") };
  await promisify(execFile)(process.execPath, [...command, file, "--local"], {
    env: { ...process.env, ...running },
  });
}
