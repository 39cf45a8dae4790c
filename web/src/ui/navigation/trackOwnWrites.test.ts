import { expect, test } from "vitest";
import { trackOwnWrites } from "./trackOwnWrites.ts";

test("an unchanged text is not external, however often it is read", () => {
  const writes = trackOwnWrites("");
  writes.write("a");
  // Rendered for another letter before the first one came back.
  expect([writes.isExternal(""), writes.isExternal("")]).toEqual([false, false]);
  expect(writes.latest()).toBe("a");
});

test("an own text is not external when it comes back, even after a newer one was written", () => {
  const writes = trackOwnWrites("");
  writes.write("a");
  writes.write("ab");
  expect(writes.isExternal("a")).toBe(false);
  expect(writes.latest()).toBe("ab");
  expect(writes.isExternal("ab")).toBe(false);
});

test("a skipped text is external when it comes later after all", () => {
  const writes = trackOwnWrites("");
  writes.write("a");
  writes.write("ab");
  expect(writes.isExternal("ab")).toBe(false);
  expect(writes.isExternal("a")).toBe(true);
});

test("going back is external, and writes from before it no longer count", () => {
  const writes = trackOwnWrites("b");
  writes.write("bc");
  expect(writes.isExternal("a")).toBe(true);
  expect(writes.latest()).toBe("a");
  expect(writes.isExternal("bc")).toBe(true);
});
