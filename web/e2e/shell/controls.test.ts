import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { dark, light } from "#shared/palette.ts";
import { contrast, rgbOf } from "#shared/testing/contrast.ts";
import { controlStyle, textContrast } from "../support/drawing/controlStyle.ts";
import { aHousehold } from "../support/family.ts";
import { button, userMenu } from "../support/locators.ts";
import { phone } from "../support/person.ts";
import { test } from "../support/test.ts";
import { acceptance, authorization, understanding } from "../support/wizard.ts";

/** 21 px from the middle, in each direction. */
const isTarget = (control: Locator) =>
  control.evaluate((it) => {
    it.scrollIntoView({ block: "center" });
    const { left, top, width, height } = it.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const reaches = (one: Element | null) =>
      one === it || [...((it as HTMLInputElement).labels ?? [])].some((label) => label.contains(one));
    return [
      [-21, 0],
      [21, 0],
      [0, -21],
      [0, 21],
    ].every(([right = 0, down = 0]) => reaches(document.elementFromPoint(x + right, y + down)));
  });

/** With the ring. */
async function focusByKeyboard(control: Locator): Promise<void> {
  await control.page().keyboard.press("Tab");
  await control.focus();
}

async function expectMark(control: Locator): Promise<void> {
  const paper = (await controlStyle(control.locator("xpath=.."))).ground;
  const off = await controlStyle(control);
  expect.soft(contrast(off.border, off.ground), "its border").toBeGreaterThanOrEqual(3);
  expect.soft(contrast(off.border, paper), "its border on the page").toBeGreaterThanOrEqual(3);
  expect.soft(await isTarget(control), "its target").toBe(true);
  const { width = 0, height = 0 } = (await control.boundingBox()) ?? {};
  expect.soft([width, height]).toEqual([24, 24]);
  await control.check();
  await focusByKeyboard(control);
  const on = await controlStyle(control);
  expect.soft(contrast(on.ground, paper), "its filled mark").toBeGreaterThanOrEqual(3);
  expect.soft(contrast(on.glyph, on.ground), "the sign in it").toBeGreaterThanOrEqual(3);
  expect.soft(on.ringLine).toBe("3px solid");
  expect.soft(contrast(on.ring, paper), "its ring").toBeGreaterThanOrEqual(3);
}

test.for(["light", "dark"] as const)(
  "in the %s scheme radios and checkboxes are drawn alike, stand out, and take a press 44 px wide",
  async (colorScheme, { signedIn }) => {
    const { page, resident } = await signedIn("Rada");
    await aHousehold(resident);
    await page.emulateMedia({ colorScheme });
    await page.goto("/Members/Add");
    for (const control of [acceptance(page), authorization(page), understanding(page)]) {
      await control.waitFor();
      await expectMark(control);
    }
    const menu = userMenu(page);
    expect.soft(await textContrast(menu.locator("svg")), "the arrow of the user menu").toBeGreaterThanOrEqual(3);
    expect.soft((await menu.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await menu.click();
    for (const item of await page.getByRole("menuitem").all()) {
      // Its final size, while the menu opens.
      expect.soft(await item.evaluate((it) => (it as HTMLElement).offsetHeight)).toBeGreaterThanOrEqual(44);
      expect.soft(await textContrast(item)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test("while its code is on the way a map has the colour that it begins with", async ({ signedIn }) => {
  const { page, resident } = await signedIn("Wanda");
  await aHousehold(resident);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/MapCanvas-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/HouseHolds");
  const map = page.getByRole("region", { name: "Map of your house holds" });
  const said = map.getByText("Loading the map…");
  await said.waitFor();
  for (const [colorScheme, { map: colors }] of Object.entries({ light, dark })) {
    await page.emulateMedia({ colorScheme: colorScheme as "light" | "dark" });
    expect((await controlStyle(said)).ground).toEqual(rgbOf(colors.ground));
  }
  release();
  await map.locator("canvas").waitFor();
});

test.for(["light", "dark"] as const)(
  "in the %s scheme the map's buttons are 44 px and its attribution can be read on a phone",
  async (colorScheme, { signedIn }) => {
    const { page, resident } = await signedIn("Mara");
    await aHousehold(resident);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(phone);
    await page.goto("/HouseHolds");
    const attribution = page.locator(".maplibregl-ctrl-attrib-inner");
    await attribution.getByText("US Census Bureau").waitFor();
    for (const text of [attribution, ...(await attribution.locator("a").all())]) {
      expect.soft(await textContrast(text), "the attribution").toBeGreaterThanOrEqual(4.5);
      expect.soft((await controlStyle(text)).fontSize).toBeGreaterThanOrEqual(15);
    }
    for (const name of ["Zoom in", "Zoom out", "Zoom to this place"]) {
      const { width = 0, height = 0 } = (await button(page, name).boundingBox()) ?? {};
      expect.soft(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
      await focusByKeyboard(button(page, name));
      const { ring, ground, ringLine } = await controlStyle(button(page, name));
      expect.soft(ringLine).toBe("3px solid");
      expect.soft(contrast(ring, ground), `the ring of ${name}`).toBeGreaterThanOrEqual(3);
    }
  },
);
