import { mkdirSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { desk, phone, tablet } from "../person.ts";
import { layoutShift } from "./layoutShift.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

type Size = typeof desk;

/** Axe takes cards that are not laid out for as high as they will be, over what follows them. */
const layOutAll = (page: Page) =>
  page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });

async function expectAccessible(page: Page, name: string): Promise<void> {
  const laidOut = await layOutAll(page);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).withTags(rules);
  // The other mode opens a blank page, needed only with frames.
  const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze();
  await laidOut.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect.soft(told, `axe on ${name}`).toEqual([]);
}

/** Parts of the topmost dialog, which the page's width leaves out. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const dialog = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);
    return [...(dialog?.querySelectorAll("*") ?? [])]
      .filter((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        return width > 1 && (left < 0 || right > window.innerWidth);
      })
      .map((part) => part.outerHTML.slice(0, 200));
  });

export const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

export async function expectFits(page: Page, name: string, width: number): Promise<void> {
  expect.soft(await widthOf(page), `the width of ${name}`).toBeLessThanOrEqual(width);
  expect.soft(await cutOff(page), `cut off of ${name} at ${width} px`).toEqual([]);
}

/**
 * Half-faded texts have too little contrast. Ends all fading, and waits until dialogs and toasts stand still for three
 * frames, at most a second.
 */
const rest = (page: Page) =>
  page.evaluate(async () => {
    const places = () =>
      [...document.querySelectorAll("[role=dialog], [role=alertdialog], #toasts .notistack-Snackbar")]
        .map((one) => JSON.stringify(one.getBoundingClientRect()))
        .join();
    let before = "";
    for (let frames = 0, still = 0; still < 3 && frames < 60; frames += 1) {
      const moving = document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState !== "finished" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
      for (const animation of moving) animation.finish();
      await new Promise(requestAnimationFrame);
      const now = places();
      still = moving.length === 0 && now === before ? still + 1 : 0;
      before = now;
    }
  });

const schemeOf = (page: Page) =>
  page.evaluate(() => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"));

/** The window becomes as high as the page; a map needs time to fill it. */
async function keepPicture(page: Page, { width, height }: Size, path: string): Promise<void> {
  await page.setViewportSize({ width, height });
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, whole) });
  await page.waitForTimeout((await page.locator("canvas").count()) > 0 ? 1_000 : 200);
  await page.screenshot({ path });
}

/** Light and dark. */
async function keepPictures(page: Page, folder: string, name: string, sizes: readonly Size[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const before = await schemeOf(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const suffix = colorScheme === "dark" ? "-dark" : "";
    for (const size of sizes) await keepPicture(page, size, `${folder}/${name}-${size.width}${suffix}.png`);
  }
  await page.emulateMedia({ colorScheme: before });
}

/** A reader would lose the place, a finger meet another button. */
const mostShift = 0.02;

async function expectStill(page: Page, name: string): Promise<void> {
  const { value, moved } = await layoutShift(page);
  expect.soft(value, `layout shift of ${name}:\n${moved.join("\n")}`).toBeLessThanOrEqual(mostShift);
}

/**
 * Checks the width at the sizes and at 320 px, and runs axe at the first; in a thorough run also how far the page moved
 * by itself, and axe at each size. SCREENSHOTS, a folder, gets pictures, of a tablet, too.
 */
export async function look(page: Page, name: string, sizes: readonly Size[] = [desk, phone]): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (inject("isThorough")) await expectStill(page, name);
  for (const [index, size] of sizes.entries()) {
    await page.setViewportSize(size);
    await rest(page);
    if (index === 0 || inject("isThorough")) await expectAccessible(page, `${name} at ${size.width} px`);
    await expectFits(page, name, size.width);
  }
  if (folder) await keepPictures(page, folder, name, sizes.length > 1 ? [tablet, ...sizes] : sizes);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFits(page, name, 320);
  await page.setViewportSize(desk);
  // A changing window moves everything.
  if (inject("isThorough")) await layoutShift(page);
}
