import { errors, type Locator, type Page } from "playwright-core";
import { expect } from "vitest";
import { isFocused } from "./focus.ts";

interface Stop {
  /** "" on nothing. */
  readonly name: string;
  /** "" when it can be seen. */
  readonly flaw: string;
}

function readStop(): Stop {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body) return { name: "", flaw: "the focus is on nothing" };
  const { labels } = element as HTMLInputElement;
  const words = element.getAttribute("aria-label") ?? labels?.[0]?.textContent ?? element.textContent;
  const name = words.replace(/\s+/g, " ").trim();
  const hasRing = (one: Element | null, steps: number): boolean => {
    if (!one || steps === 0) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    const isRing = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    // A text field's ring is around its box.
    return isRing || hasRing(one.parentElement, steps - 1);
  };
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = [left + width / 2, top + height / 2] as const;
  // For some seconds only, and it can be closed.
  const isMessage = Boolean(element.closest("#toasts"));
  const seen = document.elementsFromPoint(...at).find((one) => isMessage || !one.closest("#toasts"));
  const isSeen = seen && (element.contains(seen) || seen.contains(element));
  if (!hasRing(element, 3)) return { name, flaw: "it has no ring" };
  const cover = seen?.cloneNode(false) as HTMLElement | undefined;
  return { name, flaw: isSeen ? "" : `it is ${cover ? `covered by ${cover.outerHTML}` : "out of sight"}` };
}

/** To an element in sight, with a focus ring; returns its name. */
export async function move(page: Page, key: string): Promise<string> {
  await page.keyboard.press(key);
  const { name, flaw } = await page.evaluate(readStop);
  expect(flaw, `after ${key}: ${name}`).toBe("");
  return name;
}

/** Each stop on the way is in sight. */
export async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await isFocused(target)) return;
    await move(page, key);
  }
  throw new errors.TimeoutError(`The key ${key} does not lead there`);
}

export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

export async function pressEnterOn(page: Page, target: Locator, key = "Tab"): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press("Enter");
}

/** Shift+Tab leads back over them. */
export async function stops(page: Page, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let stop = 0; stop < count; stop += 1) names.push(await move(page, "Tab"));
  const back: string[] = [];
  for (let stop = 1; stop < count; stop += 1) back.unshift(await move(page, "Shift+Tab"));
  expect(back).toEqual(names.slice(0, -1));
  return names;
}
