import { expect, test } from "vitest";
import { coverageSentence } from "./coverageSentence.ts";

test("a covered city says who reads, one without a department that the record is kept", () => {
  const said = (...By: string[]) => coverageSentence("Detroit", { Covered: By.length > 0, By });
  expect(said("Detroit responders")).toBe("Detroit takes part: Detroit responders read this.");
  expect(said("Detroit Fire", "Wayne County EMS")).toBe(
    "Detroit takes part: Detroit Fire and Wayne County EMS read this.",
  );
  expect(said()).toBe(
    "No department in Detroit takes part yet. We keep your record and hand it over on the day one joins.",
  );
});

test("of an address that is only typed nothing is said to be kept already", () => {
  expect(coverageSentence("Detroit", { Covered: false, By: [] }, "typed")).toBe(
    "No department in Detroit takes part yet. We will keep your record and hand it over on the day one joins.",
  );
});

test("where a department pays, families read by whom, and that they pay nothing", () => {
  const Coverage = { Covered: true, By: ["Detroit Fire"], Sponsor: "the City of Detroit" };
  expect(coverageSentence("Detroit", Coverage)).toBe(
    "Detroit takes part: Detroit Fire read this. Paid by the City of Detroit: families there pay nothing.",
  );
});
