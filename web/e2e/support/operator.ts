import { execFile } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { inject } from "vitest";
import type { PaymentHost } from "#shared/model/paymentHost.ts";
import type { Place } from "#shared/rules/place.ts";

/** Runs a script on the product under test. */
async function runHere(...script: readonly string[]): Promise<void> {
  const running = { PORT: new URL(inject("siteOrigin")).port, DATA_DIR: inject("dataFolder") };
  await promisify(execFile)(process.execPath, ["--disable-warning=ExperimentalWarning", ...script], {
    env: { ...process.env, ...running },
  });
}

/** Lets payments use a host, as an operator does. */
export const choosePaymentHost = (host: PaymentHost): Promise<void> =>
  runHere("scripts/operate/paymentHost.ts", host, "--local");

/** Jackets without families, in the queue of a city of Michigan. */
export const fillQueue = (city: string, count: number): Promise<void> =>
  runHere("scripts/testing/fillQueue.ts", city, String(count));

/** Imports lines of places, as an operator does. */
async function importPlaces(...lines: readonly string[]): Promise<void> {
  const file = join(await mkdtemp(join(tmpdir(), "places-")), "places.csv");
  await writeFile(file, `${lines.join("\n")}\n`);
  await runHere("scripts/operate/locations/locations.ts", "import", file, "--local");
}

export const joinPlace = ({ City, State }: Place): Promise<void> =>
  importPlaces("city,state", `${City},${State}`);

/** A fire department joins a city, pays for the people there and has words for them. */
export const sponsorPlace = ({ City, State }: Place, department: string): Promise<void> =>
  importPlaces(
    "city,state,department,kind,contact,statement,sponsor",
    `${City},${State},${department},FIRE,(313) 555-0100,We plan each way to you.,yes`,
  );
