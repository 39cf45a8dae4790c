import { expect, test } from "vitest";
import { trackOwnWrites } from "./trackOwnWrites.ts";

test("what is still as before is no news, however often it is read", () => {
  const echoes = trackOwnWrites("");
  echoes.write("a");
  // The page is drawn for another letter before the first one came back.
  expect([echoes.isExternal(""), echoes.isExternal("")]).toEqual([false, false]);
  expect(echoes.latest()).toBe("a");
});

test("what was written here is no news when it comes back, also after a newer text was written", () => {
  const echoes = trackOwnWrites("");
  echoes.write("a");
  echoes.write("ab");
  expect(echoes.isExternal("a")).toBe(false);
  expect(echoes.latest()).toBe("ab");
  expect(echoes.isExternal("ab")).toBe(false);
});

test("a text that was skipped is news when it comes later after all", () => {
  const echoes = trackOwnWrites("");
  echoes.write("a");
  echoes.write("ab");
  expect(echoes.isExternal("ab")).toBe(false);
  expect(echoes.isExternal("a")).toBe(true);
});

test("the way back is news, and what was being written before it counts no more", () => {
  const echoes = trackOwnWrites("b");
  echoes.write("bc");
  expect(echoes.isExternal("a")).toBe(true);
  expect(echoes.latest()).toBe("a");
  expect(echoes.isExternal("bc")).toBe(true);
});
