import { expect, test } from "vitest";
import { type Press, shortcutOf } from "./shortcuts.ts";

const pressed = (key: string, parts: Partial<Press> = {}) =>
  shortcutOf({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    repeat: false,
    isComposing: false,
    defaultPrevented: false,
    ...parts,
  });

test("a letter is a shortcut, with the shift key or caps lock, too", () => {
  expect(pressed("t")).toBe("t");
  expect(pressed("T")).toBe("t");
  expect(pressed("?")).toBe("?");
  expect(pressed("C")).toBe("c");
  expect(pressed("f")).toBe("f");
  expect(pressed("x")).toBe("x");
  expect(pressed("q")).toBeUndefined();
});

test("the browser's own keys stay its own", () => {
  expect(pressed("p", { ctrlKey: true })).toBeUndefined();
  expect(pressed("p", { metaKey: true })).toBeUndefined();
  expect(pressed("j", { altKey: true })).toBeUndefined();
});

test("a key held down walks on, but marks and prints once", () => {
  expect(pressed("j", { repeat: true })).toBe("j");
  expect(pressed("t", { repeat: true })).toBeUndefined();
  expect(pressed("p", { repeat: true })).toBeUndefined();
});

test("a key during composition or one already handled is no shortcut", () => {
  expect(pressed("k", { isComposing: true })).toBeUndefined();
  expect(pressed("k", { defaultPrevented: true })).toBeUndefined();
});
