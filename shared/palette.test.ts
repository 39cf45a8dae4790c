import { expect, test } from "vitest";
import { dark, light } from "./palette.ts";
import { contrast as contrastOf, rgbOf } from "./testing/contrast.ts";

const contrast = (one: string, other: string) => contrastOf(rgbOf(one), rgbOf(other));

const schemes = Object.entries({ light, dark });

test.each(schemes)("text has enough contrast on every ground of the %s scheme", (_, colors) => {
  const { background, text, soft, primary, sidebar, map } = colors;
  const pairs = [
    ...[background.default, background.paper].flatMap((ground) => [
      [text.primary, ground],
      [text.secondary, ground],
      [primary.main, ground],
    ]),
    [primary.contrastText, primary.main],
    [text.primary, soft.primary],
    [text.secondary, soft.primary],
    [primary.main, soft.primary],
    ...(["warning", "success", "error"] as const).flatMap((status) => [
      [colors[status].main, soft[status]],
      [colors[status].main, background.paper],
      [text.primary, soft[status]],
    ]),
    [sidebar.text, sidebar.ground],
    [sidebar.text, sidebar.raised],
    [sidebar.quietText, sidebar.raised],
    [map.text, map.land],
    [map.text, map.ground],
  ] as const;
  const faint = pairs.filter(([ink = "", ground = ""]) => contrast(ink, ground) < 4.5);
  expect(faint).toEqual([]);
});

test.each(schemes)("the border of a field has enough contrast in the %s scheme", (_, { field, background }) => {
  expect(contrast(field, background.paper)).toBeGreaterThanOrEqual(3);
  expect(contrast(field, background.default)).toBeGreaterThanOrEqual(3);
});
