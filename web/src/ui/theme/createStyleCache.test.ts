import { expect, test, vi } from "vitest";
import { createStyleCache } from "./createStyleCache.ts";

function written(styles: string): unknown {
  const cache = createStyleCache();
  return cache.insert(".card", { name: "card", styles }, cache.sheet, true);
}

test("a rule has the one prefix that Safari still needs", () => {
  expect(written("display:flex;user-select:none;")).toBe(
    ".card{display:flex;-webkit-user-select:none;user-select:none;}",
  );
  expect(written("hyphens:auto;")).toBe(".card{-webkit-hyphens:auto;hyphens:auto;}");
});

const placeholder = "color:red;&::-moz-placeholder{opacity:0;}&::-ms-input-placeholder{opacity:0;}";

test("a built page has every browser's rules", () => {
  expect(written(placeholder)).toBe(
    ".card{color:red;}.card::-moz-placeholder{opacity:0;}.card::-ms-input-placeholder{opacity:0;}",
  );
});

test("a browser is given no rule that it would refuse", () => {
  vi.stubGlobal("CSS", { supports: (asked: string) => asked === "selector(::-moz-placeholder)" });
  expect(written(placeholder)).toBe(".card{color:red;}.card::-moz-placeholder{opacity:0;}");
});
