import { expect, test } from "vitest";
import { addressNotOnMap } from "#shared/model/address.ts";
import { ApiError } from "#web/api/ApiError.ts";
import { cityQuestion, positionText } from "./positionText.ts";

const settled = { isLooking: false, error: null };
const at = { Lat: 42.33, Lng: -83.05 };

test("only a house that the map knows is called found, never a zip", () => {
  const textOf = (Exactness: "ADDRESS" | "ZIP" | "FAMILY") =>
    positionText({ ...settled, position: { ...at, Exactness } });
  expect(textOf("ADDRESS")).toBe("We found this address on the map.");
  for (const other of ["ZIP", "FAMILY"] as const) expect(textOf(other)).not.toContain("found");
  expect(textOf("ZIP")).toBe("We know only the ZIP area of this address.");
});

test("without a position it is told why, and that the address can be saved", () => {
  const none = { position: undefined };
  expect(positionText({ ...settled, ...none })).toBe(addressNotOnMap);
  expect(positionText({ ...none, isLooking: true, error: null })).toContain("Looking");
  const down = new ApiError(503, "UNAVAILABLE", "down");
  expect(positionText({ ...settled, ...none, error: down })).toContain("You can still save");
  const refused = new ApiError(400, "ADDRESS_NOT_CONSISTENT", "They do not belong together.");
  expect(positionText({ ...settled, ...none, error: refused })).toBe("They do not belong together.");
});

test("the city of a zip is asked about by its five digits", () => {
  const typed = { City: "Ann Arbor", State: "MI", Zip: "48226-1234" } as const;
  expect(cityQuestion(typed, { ZipCity: "Detroit" })).toBe("48226 is in Detroit. Is Ann Arbor right?");
  expect(cityQuestion({ ...typed, Zip: "43537" }, { ZipCity: "Maumee", ZipState: "OH" })).toBe(
    "43537 is in Maumee, OH. Is Ann Arbor, MI right?",
  );
});
