import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { build, preview } from "vite";
import { startBrowser } from "#e2e/support/person.ts";
import { root } from "#scripts/root.ts";
import { ensureChromium } from "#scripts/testing/ensureChromium.ts";
import type { Figure } from "../Figure.ts";
import type { Panned } from "./PannedMap.tsx";

const homes = 75_000;

async function pan(browser: Browser, address: string, zoom: number, drawn: number): Promise<Panned> {
  const page = await browser.newPage({ viewport: { width: 1_280, height: 800 } });
  await page.goto(`${address}?homes=${drawn}&zoom=${zoom}`);
  const panned = await page.waitForFunction(() => (window as { panned?: Panned }).panned, undefined, {
    timeout: 120_000,
  });
  const value = await panned.jsonValue();
  await page.close();
  if (!value) throw new Error("The map was not panned");
  return value;
}

/** A county's homes, drawn by the processor alone, as without a graphics card. */
export async function measureMap(): Promise<Figure[]> {
  const outDir = await mkdtemp(join(tmpdir(), "bench-map-"));
  const site = { configFile: join(root, "web/vite.config.ts"), root: import.meta.dirname, logLevel: "error" } as const;
  // The site's parts are of its own modules.
  await build({
    ...site,
    build: { outDir, emptyOutDir: true, license: false, rolldownOptions: { output: { codeSplitting: true } } },
  });
  const server = await preview({ ...site, build: { outDir }, preview: { port: 0 } });
  const browser = await startBrowser(await ensureChromium());
  try {
    const [address = ""] = server.resolvedUrls?.local ?? [];
    const figures: Figure[] = [];
    for (const zoom of [9, 12]) {
      const empty = await pan(browser, address, zoom, 0);
      const { ready, frames, longest } = await pan(browser, address, zoom, homes);
      const where = `at zoom ${zoom}, ${homes} homes`;
      figures.push(
        { what: `until all stand on the map ${where}`, value: ready / 1_000, budget: 10, unit: "s" },
        { what: `between two frames of a pan ${where}, on average`, value: 1_000 / frames, budget: 250, unit: "ms" },
        { what: `between two frames of a pan ${where}, at most`, value: longest, budget: 1_000, unit: "ms" },
        {
          what: `between two frames of a pan at zoom ${zoom} without homes`,
          value: 1_000 / empty.frames,
          budget: 250,
          unit: "ms",
        },
      );
    }
    return figures;
  } finally {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true });
  }
}
