import { describe, expect, test } from "vitest";
import { accepts, message } from "#shared/testing/accepts.ts";
import { email, newPassword, optionalPhone, phone } from "./account.ts";

describe("phone numbers", () => {
  test.each(["3135550123", "(313) 555-0123", "313-555-0123", "+1 313 555 0123", "1-313-555-0123"])(
    "%s is a US number",
    (text) => expect(accepts(phone(), text)).toBe("+13135550123"),
  );
  test.each([
    "",
    "313555012",
    "31355501234",
    "1135550123",
    "3131550123",
    "+44 20 7946 0958",
    "313.555.0123x",
  ])("%j is not", (text) => expect(message(phone(), text)).toBe("Invalid Phone number"));

  test.each([
    "900-555-0123",
    "(313) 976-0123",
    "+1 500 555 0123",
    "5885550123",
    "700-555-0123",
    "710-555-0123",
  ])("%s, which belongs to no place, is not", (text) =>
    expect(message(phone(), text)).toBe("Please enter a valid Phone number"),
  );

  test.each(["901-555-0123", "(313) 977-0123", "509-555-0123", "+1 701 555 0123", "520-555-0123"])(
    "%s, beside such a number, is one",
    (text) => expect(message(phone(), text)).toBeUndefined(),
  );
  test("an empty optional number is no number", () => {
    expect(optionalPhone().safeParse(" ")).toEqual({ success: true, data: undefined });
  });
});

describe("emails", () => {
  test("are compared in lower case, without spaces around", () => {
    expect(accepts(email(), " Rosa.Moreau@Example.ORG ")).toBe("rosa.moreau@example.org");
  });
  test.each(["rosa", "rosa@", "@example.org", "rosa@example", "a b@example.org"])("%j is not one", (text) => {
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
