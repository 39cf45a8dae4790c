import { expect, test } from "vitest";
import { civicStreet } from "./civicStreet.ts";

/** Number, direction, name, type, direction; then the unit and the floor. */
const partsOf = (line: string) => {
  const { numberPrefix, number, numberSuffix, before, name, type, after, unit, floor, isParsed } = civicStreet(line);
  expect(isParsed, line).toBe(true);
  return [numberPrefix, number, numberSuffix, before, name, type, after, unit, floor].join("|");
};

test.each([
  ["2 North Woodward Avenue, Apt. #4", "|2||N|WOODWARD|AVE||UNIT 4|"],
  ["12 5th St NW", "|12|||5TH|ST|NW||"],
  ["12 North Ave", "|12|||NORTH|AVE|||"],
  ["1 Broadway", "|1|||BROADWAY||||"],
  ["842 E 1700 S", "|842||E|1700||S||"],
  ["12 Dr Martin Luther King Jr Blvd", "|12|||DR MARTIN LUTHER KING JR|BLVD|||"],
])("%s has the parts %s", (line, parts) => {
  expect(partsOf(line)).toBe(parts);
});

test.each([
  ["12345 Ford Rd", "|12345|||FORD|RD|||"],
  ["900 Grand River Ave", "|900|||GRAND RIVER|AVE|||"],
  ["0108 SW Palatine Hill Rd", "0|108||SW|PALATINE HILL|RD|||"],
  ["12 Saint Clair Street", "|12|||SAINT CLAIR|ST|||"],
  ["12 St. Clair St", "|12|||ST CLAIR|ST|||"],
  ["12 Park Place Drive", "|12|||PARK PLACE|DR|||"],
  ["7 Fort St", "|7|||FORT|ST|||"],
  ["12 O'Brien Ct", "|12|||O'BRIEN|CT|||"],
  ["12 Cañon Dr", "|12|||CAÑON|DR|||"],
  ["12 Winston-Salem Ave", "|12|||WINSTON-SALEM|AVE|||"],
])("a street's own name is never shortened: %s", (line, parts) => {
  expect(partsOf(line)).toBe(parts);
});

test.each([
  ["12 County Road 7", "|12|||COUNTY ROAD 7||||"],
  ["12345 N County Road 900 E", "|12345||N|COUNTY ROAD 900||E||"],
  ["12 US Highway 12", "|12|||US HIGHWAY 12||||"],
  ["2000 S M-24", "|2000||S|M-24||||"],
])("a road's number is part of its name: %s", (line, parts) => {
  expect(partsOf(line)).toBe(parts);
});

test.each([
  ["123A Main Street", "|123|A||MAIN|ST|||"],
  ["12 1/2 Main St", "|12|1/2||MAIN|ST|||"],
  ["123-1/2 Elm St", "|123|1/2||ELM|ST|||"],
  ["123½ Elm St", "|123|1/2||ELM|ST|||"],
  ["24-15 Queens Plaza N", "24-|15|||QUEENS|PLZ|N||"],
  ["W148 N9748 Tree Tops Dr", "W148N|9748|||TREE TOPS|DR|||"],
  ["W148N9748 Tree Tops Dr", "W148N|9748|||TREE TOPS|DR|||"],
  ["G-1075 N Ballenger Hwy", "G|1075||N|BALLENGER|HWY|||"],
  ["39.2 Miller Rd", "|39|.2||MILLER|RD|||"],
])("a house number is whole, in prefix, number and suffix: %s", (line, parts) => {
  expect(partsOf(line)).toBe(parts);
});

test.each([
  ["812 Main St Lower Flat", "|812|||MAIN|ST||LOWR|"],
  ["Upper Flat, 812 Main St", "|812|||MAIN|ST||UPPR|"],
  ["139 Canal Street, 3rd Floor, #308", "|139|||CANAL|ST||UNIT 308|3"],
  ["12 Main St 1st Floor Front", "|12|||MAIN|ST||FRNT|1"],
  ["2nd Floor, 12 Main St", "|12|||MAIN|ST|||2"],
  ["#4 - 12 Main St", "|12|||MAIN|ST||UNIT 4|"],
  ["12 Main St Bldg 3 Apt 4", "|12|||MAIN|ST||BLDG 3 UNIT 4|"],
])("a unit and a floor are apart from the street: %s", (line, parts) => {
  expect(partsOf(line)).toBe(parts);
});

test.each([
  ...["PO Box 12", "Corner of Main and 5th", "小龙路", "", "the blue house", "8 Mile Rd", "RR 2 Box 18"],
  ...["14 Main St, Apt 4, Detroit MI 48226", "100 S Street NW", "12 小龙 Rd", "12 Main St Mill Ct"],
])("%j cannot be taken apart, and stays as it was typed", (line) =>
  expect(civicStreet(line)).toMatchObject({ number: "", name: line, unit: "", floor: "", isParsed: false }),
);
