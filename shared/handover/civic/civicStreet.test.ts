import { expect, test } from "vitest";
import { civicStreet } from "./civicStreet.ts";

const partsOf = (line: string) => {
  const { number, numberSuffix, before, name, type, after, unit, isParsed } = civicStreet(line);
  return [number, numberSuffix, before, name, type, after, unit, isParsed].join("|");
};

test.each([
  ["2 North Woodward Avenue, Apt. #4", "2||N|WOODWARD|AVE||UNIT 4|true"],
  ["12 1/2 Main St", "12|1/2||MAIN|ST|||true"],
  ["123A Main Street", "123|A||MAIN|ST|||true"],
  ["12 5th St NW", "12|||5TH|ST|NW||true"],
  ["12 North Ave", "12|||NORTH|AVE|||true"],
  ["12-34 31st Ave", "12-34|||31ST|AVE|||true"],
  ["12 County Road 7", "12|||COUNTY RD 7||||true"],
  ["1 Broadway", "1|||BROADWAY||||true"],
])("%s has the parts %s", (line, parts) => {
  expect(partsOf(line)).toBe(parts);
});

test.each(["PO Box 12", "Corner of Main and 5th", "小龙路", "", "the blue house"])(
  "%j cannot be taken apart, and stays as it was typed",
  (line) => expect(partsOf(line)).toBe(`|||${line}||||false`),
);
