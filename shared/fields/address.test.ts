import { describe, expect, test } from "vitest";
import { accepts, message } from "#shared/testing/accepts.ts";
import { zip, zipOf } from "./address.ts";

describe("zip codes", () => {
  test.each(["48226", "48226-1234"])("%s is one", (text) => expect(accepts(zip, text)).toBe(text));
  test.each(["48226–1234", " 48226-1234", "48226\u200b-1234", "48226\u22121234"])(
    "%j is read as 48226-1234",
    (text) => expect(accepts(zip, text)).toBe("48226-1234"),
  );
  test.each(["", "\u200b", "4822", "482261", "48226-12", "abcde"])("%j is not", (text) => {
    expect(message(zip, text)).toBe("Please enter a valid Zip code");
  });
  test.each(["48226", " 48226-1234 "])("of %j the five digits are read", (text) => {
    expect(zipOf(text)).toBe("48226");
  });
  test.each(["", "4822", "482261", "48226 Detroit"])("in %j there is none to read", (text) => {
    expect(zipOf(text)).toBeUndefined();
  });
});
