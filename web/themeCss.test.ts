import { expect, test } from "vitest";
import { theme } from "./src/ui/theme/theme.ts";
import { themeRules } from "./themeCss.ts";

test("the site's sheet gives a value to every variable that components name", () => {
  const named = new Set(JSON.stringify(theme.vars).match(/--mui-[\w-]+/g));
  const given = new Set(themeRules.match(/--mui-[\w-]+(?=:)/g));
  expect(named.size).toBeGreaterThan(200);
  expect([...named].filter((name) => !given.has(name))).toEqual([]);
});

test("the sheet follows the system's scheme, controls included", () => {
  const [light = "", dark = ""] = themeRules.split("@media (prefers-color-scheme: dark)");
  expect(light).toContain("color-scheme:light;");
  expect(dark).toContain("color-scheme:dark;");
});
