import { expect, test } from "vitest";
import { phoneKey, withoutPhone } from "./phoneKey.ts";

test.each([
  ...["3135550142", "+13135550142", "1-313-555-0142", "(313) 555-0142", "313.555.0142", "313 555 0142"],
  ...["+1 (313) 555 0142", "313-555-0142 x12", "313‑555–0142", "(313)5550142", "call 313/555-0142"],
])("%s is a number by its ten digits", (typed) => expect(phoneKey(typed)).toBe("3135550142"));

test.each(["", "555-0142", "31355501421", "913135550142", "113-555-0142", "48226-1234", "12-34 31st Ave"])(
  "%j is no US number",
  (typed) => expect(phoneKey(typed)).toBeUndefined(),
);

test("the words around a number are left", () => {
  expect(withoutPhone("Ada 313-555-0142 Miller").split(/\s+/)).toEqual(["Ada", "Miller"]);
});
