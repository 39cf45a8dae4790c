import { describe, expect, test } from "vitest";
import { accepts, message } from "#shared/testing/accepts.ts";
import { email, newPassword, optionalPhone, phone } from "./account.ts";

describe("phone numbers", () => {
  test.each([
    "3135550123",
    "(313) 555-0123",
    "313-555-0123",
    "+1 313 555 0123",
    "1-313-555-0123",
    "313.555.0123",
    "\u202a(313) 555-0123\u202c",
    "313‑555‑0123",
    "313–555–0123",
    "313\u00a0555\u200b0123",
    "３１３-５５５-０１２３",
  ])("%s is a US number", (text) => expect(accepts(phone(), text)).toBe("+13135550123"));
  test.each([
    "",
    "313555012",
    "31355501234",
    "1135550123",
    "3131550123",
    "+44 20 7946 0958",
    "313.555.0123x",
    "911-555-0123",
    "411-555-0123",
    "313-911-1234",
    "313-211-1234",
    `${"(".repeat(60_000)}313`,
  ])("%j is not", (text) => expect(message(phone(), text)).toBe("Invalid Phone number"));

  test.each(["900-555-0123", "(313) 976-0123", "+1 500 555 0123", "5885550123", "700-555-0123", "710-555-0123"])(
    "%s, which belongs to no place, is not",
    (text) => expect(message(phone(), text)).toBe("Please enter a valid Phone number"),
  );

  test.each(["901-555-0123", "(313) 977-0123", "509-555-0123", "+1 701 555 0123", "520-555-0123"])(
    "%s, beside such a number, is one",
    (text) => expect(message(phone(), text)).toBeUndefined(),
  );
  test("an empty optional number is no number", () => {
    for (const blank of [" ", "\u200b", "\u2800"])
      expect(optionalPhone().safeParse(blank)).toEqual({ success: true, data: undefined });
  });
});

describe("emails", () => {
  test("are compared in lower case, without spaces around", () => {
    expect(accepts(email(), " Rosa.Moreau@Example.ORG ")).toBe("rosa.moreau@example.org");
  });
  test.each(["a&b@example.org", "o'neil+x@example.org", "x/y=z@mail.example.org", "\u200brosa@example.org\u2060"])(
    "%j is one",
    (text) => expect(message(email(), text)).toBeUndefined(),
  );
  test.each([
    ".a@example.org",
    "a.@example.org",
    "a..b@example.org",
    "a@example..org",
    "a@-example.org",
    "rosa",
    "rosa@",
    "@example.org",
    "rosa@example",
    "a b@example.org",
  ])("%j is not one", (text) => {
    expect(message(email(), text)).toBe("Invalid email");
  });
});

describe("new passwords", () => {
  test.each(["Abcdef1", "Abcdefghijklm1"])("%s may be used", (text) => {
    expect(accepts(newPassword, text)).toBe(text);
  });
  test.each(["", "Abcde1", "Abcdefghijklmn1", "abcdefg1", "Abcdefgh", "Abcdef1!"])("%j may not", (text) => {
    expect(message(newPassword, text)).toBe("Password does not meet minimum security requirements");
  });
});
