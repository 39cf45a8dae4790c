import { expect, test } from "vitest";
import { lacksHouseNumber } from "./lacksHouseNumber.ts";

test.each(["8 Mile Rd", "Main St", "5th Ave", "The blue house on Mill Lane", "County Road 12", "8 mile road w"])(
  "%j may lack its house number, and is asked about",
  (line) => expect(lacksHouseNumber(line)).toBe(true),
);

test.each([
  ...["12 Main St", "20400 W 8 Mile Rd", "Woodward Ave 12", "W148 N9748 Tree Tops Dr", "One Campus Martius"],
  ...["RR 2 Box 18", "PSC 3 Box 1", "Unit 2050", "CMR 4 Box 2", "", "  "],
])("%j is not asked about", (line) => expect(lacksHouseNumber(line)).toBe(false));
