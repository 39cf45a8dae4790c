import { mkdirSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { expect, inject } from "vitest";

/** Widths at which every screen is looked at: a desk and a small phone. */
const desk = { width: 1280, height: 900 };
export const phone = { width: 360, height: 740 };

/** Starts a Chromium that draws maps without a graphics card and asks nobody on the network. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: inject("chromium"),
    args: [
      "--no-sandbox",
      "--use-gl=angle",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/** What went wrong in a page without anybody asking: script errors, refused resources, other hosts. */
function watch(page: Page, problems: string[]): void {
  page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) problems.push(message.text());
  });
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !["localhost", "127.0.0.1"].includes(hostname))
      problems.push(`another host: ${request.url()}`);
  });
}

/** A person's own browser, signed in as nobody; `problems` collects what its pages did wrong. */
export async function newPerson(
  browser: Browser,
): Promise<{ context: BrowserContext; page: Page; problems: string[] }> {
  const context = await browser.newContext({ baseURL: inject("siteOrigin"), viewport: desk });
  context.setDefaultTimeout(20_000);
  const problems: string[] = [];
  context.on("page", (page) => watch(page, problems));
  return { context, page: await context.newPage(), problems };
}

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Nothing that axe calls a violation is on the screen. */
async function expectAccessible(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect.soft(told, `axe on ${name}`).toEqual([]);
}

/** What of the topmost dialog is beyond the sides of the screen; the page's width says nothing of it. */
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

/** Nothing needs scrolling sideways, and no dialog is cut off. */
async function expectFits(page: Page, name: string, width: number): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(wide, `the width of ${name}`).toBeLessThanOrEqual(width);
  expect.soft(await cutOff(page), `what is cut off of ${name} at ${width} px`).toEqual([]);
}

/** The whole screen in one picture: on a screen as high as its page, since a map needs time to fill a new size. */
async function keepPicture(page: Page, path: string): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, whole) });
  await page.waitForTimeout(1_000);
  await page.screenshot({ path });
}

/**
 * Looks at a screen as it is: axe and its width at a desk and on a phone, or at other sizes, and down to 320 px.
 * With SCREENSHOTS set to a folder, a picture of each is kept there.
 */
export async function look(page: Page, name: string, sizes = [desk, phone]): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder) mkdirSync(folder, { recursive: true });
  for (const size of sizes) {
    await page.setViewportSize(size);
    // Toasts and the page's fade are over or still: what is looked at is the screen at rest.
    await page.waitForTimeout(500);
    await expectAccessible(page, `${name} at ${size.width} px`);
    await expectFits(page, name, size.width);
    if (folder) await keepPicture(page, `${folder}/${name}-${size.width}.png`);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFits(page, name, 320);
  await page.setViewportSize(desk);
}
