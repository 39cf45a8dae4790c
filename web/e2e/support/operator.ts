import { execFile } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { inject } from "vitest";
import type { PaymentHost } from "#shared/model/paymentHost.ts";
import type { Place } from "#shared/rules/place.ts";

async function runHere(...script: readonly string[]): Promise<void> {
  const running = { PORT: new URL(inject("siteOrigin")).port, DATA_DIR: inject("dataFolder") };
  await promisify(execFile)(process.execPath, ["--disable-warning=ExperimentalWarning", ...script], {
    env: { ...process.env, ...running },
  });
}

export const choosePaymentHost = (host: PaymentHost): Promise<void> =>
  runHere("scripts/op.ts", "payment-host", host, "--local");

/** In Michigan, without families. */
export const fillQueue = (city: string, count: number): Promise<void> =>
  runHere("scripts/testing/fillQueue.ts", city, String(count));

async function importPlaces(...lines: readonly string[]): Promise<void> {
  const file = join(await mkdtemp(join(tmpdir(), "places-")), "places.csv");
  await writeFile(file, `${lines.join("\n")}\n`);
  await runHere("scripts/op.ts", "locations", "import", file, "--local");
}

export const joinPlace = ({ City, State }: Place): Promise<void> => importPlaces("city,state", `${City},${State}`);

/** It pays for the people there and has words for them. */
export const sponsorPlace = ({ City, State }: Place, department: string): Promise<void> =>
  importPlaces(
    "city,state,department,kind,contact,statement,sponsor",
    `${City},${State},${department},FIRE,(313) 555-0100,We plan each way to you.,yes`,
  );
