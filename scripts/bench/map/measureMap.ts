import type { Browser } from "playwright-core";
import { createServer } from "vite";
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

/** Pans the registry's map with a county's homes, drawn by the processor alone, as on a machine without a graphics card. */
export async function measureMap(): Promise<Figure[]> {
  const server = await createServer({
    configFile: `${root}/web/vite.config.ts`,
    root: import.meta.dirname,
    cacheDir: `${root}/node_modules/.cache/beforehand/bench-map`,
    server: { port: 0, fs: { allow: [root] } },
    logLevel: "error",
  });
  await server.listen();
  const browser = await startBrowser(await ensureChromium());
  try {
    const [address = ""] = server.resolvedUrls?.local ?? [];
    // Vite prepares the libraries at the first visit, and loads the page again.
    await pan(browser, address, 9, 0);
    const figures: Figure[] = [];
    for (const zoom of [9, 12]) {
      const empty = await pan(browser, address, zoom, 0);
      const { ready, frames, longest } = await pan(browser, address, zoom, homes);
      const where = `at zoom ${zoom}, ${homes} homes`;
      figures.push(
        { what: `until all stand on the map ${where}`, value: ready / 1_000, budget: 10, unit: "s" },
        { what: `between two frames of a pan ${where}, on average`, value: 1_000 / frames, budget: 100, unit: "ms" },
        { what: `between two frames of a pan ${where}, at most`, value: longest, budget: 1_000, unit: "ms" },
        {
          what: `between two frames of a pan at zoom ${zoom} without homes`,
          value: 1_000 / empty.frames,
          budget: 100,
          unit: "ms",
        },
      );
    }
    return figures;
  } finally {
    await browser.close();
    await server.close();
  }
}
