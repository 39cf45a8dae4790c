import { expect, test } from "vitest";
import { readPlaceFile, writePlaceFile } from "./placeFile.ts";

test("a place a line, its state by code or name, blanks and quotation marks as spreadsheets write them", () => {
  const text =
    '\uFEFFCity,State\r\nDetroit,MI\r\n\r\n" St. Clair ",michigan\r\n"Winston ""Salem""",NC\r\nPonce,PR';
  expect(readPlaceFile(text)).toEqual({
    places: [
      { City: "Detroit", State: "MI" },
      { City: "St. Clair", State: "MI" },
      { City: 'Winston "Salem"', State: "NC" },
      { City: "Ponce", State: "PR" },
    ],
    problems: [],
  });
});

test("every bad line is named with its reason, and the same place twice is one of them", () => {
  const long = "x".repeat(61);
  const rows = [
    "Detroit,MI",
    "Lansing,",
    ",MI",
    "Flint,Atlantis",
    "saint clair,MI",
    "Novi,MI,48375",
    `${long},MI`,
  ];
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
  expect(readPlaceFile(text)).toEqual({ places: [], problems: [problem] });
});

test("what is written is read again", () => {
  const places = [
    { City: 'Coeur d’Alene, "the" city', State: "ID" },
    { City: "Cañon City", State: "CO" },
  ];
  expect(readPlaceFile(writePlaceFile(places))).toEqual({ places, problems: [] });
});
