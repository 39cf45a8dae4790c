import type { Locator } from "playwright-core";
import { type Color, contrast } from "#shared/testing/contrast.ts";

/** With the style of a part before it. */
interface ControlStyle {
  readonly text: Color;
  readonly ground: Color;
  readonly border: Color;
  readonly glyph: Color;
  readonly ring: Color;
  /** "3px solid" */
  readonly ringLine: string;
  readonly fontSize: number;
}

/** The ground is the nearest one that is not transparent. */
export const controlStyle = (element: Locator): Promise<ControlStyle> =>
  element.evaluate((it) => {
    const numbers = (color: string) =>
      (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number) as unknown as readonly [number, number, number];
    const groundOf = (from: Element | null): string => {
      const color = from ? getComputedStyle(from).backgroundColor : "rgb(255, 255, 255)";
      return /, 0\)$/.test(color) ? groundOf(from?.parentElement ?? null) : color;
    };
    const { color, borderColor, outlineColor, outlineWidth, outlineStyle, fontSize } = getComputedStyle(it);
    return {
      text: numbers(color),
      ground: numbers(groundOf(it)),
      border: numbers(borderColor),
      glyph: numbers(getComputedStyle(it, "::before").backgroundColor),
      ring: numbers(outlineColor),
      ringLine: `${outlineWidth} ${outlineStyle}`,
      fontSize: Number.parseFloat(fontSize),
    };
  });

export async function textContrast(element: Locator): Promise<number> {
  const { text, ground } = await controlStyle(element);
  return contrast(text, ground);
}
