import { expect, test } from "vitest";
import { dark, light } from "./palette.ts";

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const schemes = Object.entries({ light, dark });

test.each(schemes)("text has enough contrast on every ground of the %s scheme", (_, colors) => {
  const { background, text, soft, primary, sidebar } = colors;
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
  ] as const;
  const faint = pairs.filter(([ink = "", ground = ""]) => contrast(ink, ground) < 4.5);
  expect(faint).toEqual([]);
});

test.each(schemes)(
  "the border of a field has enough contrast in the %s scheme",
  (_, { field, background }) => {
    expect(contrast(field, background.paper)).toBeGreaterThanOrEqual(3);
    expect(contrast(field, background.default)).toBeGreaterThanOrEqual(3);
  },
);
