import { expect, test } from "vitest";
import { readPlaceFile, writePlaceFile } from "./placeFile.ts";

test("a place a line, its state by code or name, blanks and quotation marks as spreadsheets write them", () => {
  const text = '\uFEFFCity,State\r\nDetroit,MI\r\n\r\n" St. Clair ",michigan\r\n"Winston ""Salem""",NC\r\nPonce,PR';
  expect(readPlaceFile(text)).toEqual({
    lines: [
      { place: { City: "Detroit", State: "MI" } },
      { place: { City: "St. Clair", State: "MI" } },
      { place: { City: 'Winston "Salem"', State: "NC" } },
      { place: { City: "Ponce", State: "PR" } },
    ],
    problems: [],
  });
});

test.each([
  ["semicolons", "city;state\nDetroit;MI\nCañon City;CO\n"],
  ["tabs", "city\tstate\nDetroit\tMI\nCañon City\tCO\n"],
  ["blanks within the quotation marks of its header", '" city ","state"\n" Detroit ","MI "\nCañon City,CO\n'],
])("a file with %s is read", (_, text) => {
  expect(readPlaceFile(text)).toEqual({
    lines: [{ place: { City: "Detroit", State: "MI" } }, { place: { City: "Cañon City", State: "CO" } }],
    problems: [],
  });
});

test("every bad line is named with its reason, and the same place twice is one of them", () => {
  const long = "x".repeat(61);
  const rows = ["Detroit,MI", "Lansing,", ",MI", "Flint,Atlantis", "saint clair,MI", "Novi,MI,48375", `${long},MI`];
  const { problems } = readPlaceFile(`city,state\n${rows.join("\n")}\nSt. Clair,MI\n detroit,Michigan\n`);
  expect(problems).toEqual([
    "line 3: no state",
    "line 4: no city",
    'line 5: there is no state "Atlantis"',
    "line 7: 3 columns instead of 2",
    expect.stringMatching(/^line 8: the city is not accepted: \w/),
    "line 9: St. Clair, MI is the same place as line 6",
    "line 10: detroit, MI is the same place as line 2",
  ]);
});

test("lines count as an editor shows them, also below a cell of two lines", () => {
  expect(readPlaceFile('city,state\n"Ann\nArbor",MI\nNowhere,XX\n').problems).toContain(
    'line 4: there is no state "XX"',
  );
});

test.each([
  ["", 'line 1: the header is to be "city,state"'],
  ["Detroit,MI\n", 'line 1: the header is to be "city,state"'],
  ["state,city\nMI,Detroit\n", 'line 1: the header is to be "city,state"'],
  ["city,state\n", "there is no place below the header"],
  ['city,state\nDetroit,MI\n"Flint,MI\n', "line 3: the quotation marks do not match"],
  ['city,state\n"Flint"x,MI\n', "line 2: the quotation marks do not match"],
])("%j is no file of places", (text, problem) => {
  expect(readPlaceFile(text)).toEqual({ lines: [], problems: [problem] });
});

test("a written file can be read again", () => {
  const lines = [
    { place: { City: 'Coeur d’Alene, "the" city', State: "ID" } },
    { place: { City: "Cañon City", State: "CO" } },
  ];
  expect(readPlaceFile(writePlaceFile(lines))).toEqual({ lines, problems: [] });
});

test("a place stands on a line for each of its departments, and a written file can be read again", () => {
  const detroit = { City: "Detroit", State: "MI" };
  const fire = { name: 'Detroit "Fire", Station 1', kind: "FIRE", contact: "(313) 555-0100" } as const;
  const lines = [
    { place: detroit },
    { place: detroit, department: fire },
    { place: { City: "Wyandotte", State: "MI" }, department: fire },
    {
      place: detroit,
      department: { name: "Detroit Police", kind: "POLICE", statement: "We read it." } as const,
    },
  ];
  const text = writePlaceFile(lines);
  expect(text).toMatch(/^city,state,department,kind,contact,statement\n/);
  expect(readPlaceFile(text)).toEqual({ lines, problems: [] });
});

test("a department without a name, of another kind, or twice at a place is a problem of its line", () => {
  const header = "city,state,department,kind,contact,statement";
  const rows = ["Detroit,MI,,FIRE,,", "Detroit,MI,Fire,WATER,,", "Detroit,MI,Fire,fire,,", "detroit,MI,FIRE,FIRE,,"];
  expect(readPlaceFile([header, ...rows].join("\n")).problems).toEqual([
    "line 2: no department",
    "line 3: the kind is to be one of POLICE, FIRE, MEDICAL, DISPATCH",
    "line 5: detroit, MI is the same place as line 4",
  ]);
});

test("a line says whether its department pays, a written file says so again, and another word is a problem", () => {
  const place = { City: "Detroit", State: "MI" };
  const named = (name: string, sponsor?: boolean) => ({
    place,
    department: { name, kind: "FIRE", ...(sponsor === undefined ? {} : { sponsor }) } as const,
  });
  const lines = [named("Fire", true), named("Police", false), named("Dispatch")];
  const text = writePlaceFile(lines);
  expect(text).toMatch(/^city,state,department,kind,contact,statement,sponsor\n/);
  expect(readPlaceFile(text)).toEqual({ lines, problems: [] });
  expect(readPlaceFile(text.replace(",yes", ",maybe")).problems).toEqual([
    'line 2: the sponsor is to be "yes", "no" or blank',
  ]);
});
