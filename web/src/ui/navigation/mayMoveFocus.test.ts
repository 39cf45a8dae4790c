import { afterEach, expect, test, vi } from "vitest";
import { mayMoveFocus } from "./mayMoveFocus.ts";

function element(name: string, ...parts: Element[]): Element {
  const self = {
    matches: (names: string) => names.split(", ").includes(name),
    contains: (other: Element): boolean => other === self || parts.some((part) => part.contains(other)),
  } as Element;
  return self;
}

const mark = element("button");
const card = element("article", mark);
const other = element("h2");
const filter = element("input");
const main = element("main", card, other, filter);
const body = element("body", main);

const focusOn = (activeElement: Element | null) => vi.stubGlobal("document", { activeElement });

afterEach(() => void vi.unstubAllGlobals());

test("the focus may move from the element that was acted on, and from none", () => {
  for (const at of [card, mark, main, body, null]) {
    focusOn(at);
    expect(mayMoveFocus(card)).toBe(true);
  }
});

test("the focus stays in another card or in the filter", () => {
  for (const at of [other, filter]) {
    focusOn(at);
    expect(mayMoveFocus(card)).toBe(false);
    expect(mayMoveFocus(null)).toBe(false);
  }
});

test("after a press without focus, a focus elsewhere stays", () => {
  focusOn(filter);
  for (const from of [main, body]) expect(mayMoveFocus(from)).toBe(false);
});
