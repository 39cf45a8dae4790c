import { expect, test } from "vitest";
import { formatPhone } from "./formatPhone.ts";

test("a number is written alike, however it is stored; other text stays", () => {
  for (const stored of ["+13135550123", "3135550123"]) expect(formatPhone(stored)).toBe("(313) 555-0123");
  for (const text of ["", "none", "+4930123456", "313555012"]) expect(formatPhone(text)).toBe(text);
});
