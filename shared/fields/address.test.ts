import { describe, expect, test } from "vitest";
import { accepts, message } from "#shared/testing/accepts.ts";
import { zip } from "./address.ts";

describe("zip codes", () => {
  test.each(["48226", "48226-1234"])("%s is one", (text) => expect(accepts(zip, text)).toBe(text));
  test.each(["", "4822", "482261", "48226-12", "abcde"])("%j is not", (text) => {
    expect(message(zip, text)).toBe("Please enter a valid Zip code");
  });
});
