import { expect, test } from "vitest";
import { confirmationWords } from "./confirmationWords.ts";

const person = (First: string, Confirmed?: string) => ({
  First,
  CreateDate: "2025-01-02T17:00:00.000Z",
  ...(Confirmed ? { Confirmed } : {}),
});
const today = "2026-11-22";

test("a family reads the oldest of its last words, and is asked for nothing while none is due", () => {
  const people = [person("Ada", "2026-11-20"), person("Ben", "2026-07-01")];
  expect(confirmationWords(people, today)).toEqual({ words: "Last confirmed Jul 01 2026" });
});

test("from six months on a family is asked about those who are due, by name", () => {
  const people = [person("Ada", "2026-05-22"), person("Ben", "2026-11-20"), person("Cleo", "2026-04-01")];
  expect(confirmationWords(people, today)).toEqual({
    words: "Last confirmed Apr 01 2026",
    request: "Please check that everything about Ada and Cleo is still right.",
  });
});

test("from twelve months on a family reads that a record is not confirmed, and that crews see it as before", () => {
  expect(confirmationWords([person("Ada", "2025-11-22")], today)).toEqual({
    words: "Not confirmed since Nov 22 2025",
    request: "Please check that everything about Ada is still right. Crews go on seeing it, with this day.",
  });
  expect(confirmationWords([person("Ada")], today).words).toBe("Not confirmed since Jan 02 2025");
});

test("of a large family five are named", () => {
  const people = ["Ada", "Ben", "Cleo", "Dora", "Eve", "Fay", "Gus"].map((name) => person(name, "2026-01-01"));
  expect(confirmationWords(people, today).request).toContain("Ada, Ben, Cleo, Dora, Eve, and 2 more");
});
