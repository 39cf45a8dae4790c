import { expect, test } from "vitest";
import { cellsCsv, cellWords, countsCsv, hiddenWords, middleWords, needLines, sumWords } from "./countsCsv.ts";

const zip = { Zip: "01201", Homes: 14, People: 20, Needs: { POWER: 12 } };

test("a file of counts has a row a ZIP, which spreadsheets keep with its zeros, and a column a need", () => {
  const [header = "", row = ""] = countsCsv([zip]).split("\r\n");
  expect(header).toContain("ZIP,Homes,People,Homes: Needs power,");
  expect(row).toMatch(/^'01201,14,20,12,,/);
});

test("a need without enough homes has no number, not a zero", () => {
  expect(needLines(zip)).toEqual(["Needs power 12"]);
});

test("the sums say of what they are, and how many ZIPs are hidden", () => {
  expect(sumWords(zip, 1)).toBe("14 homes with 20 people in 1 ZIP");
  expect(hiddenWords(0)).toBeUndefined();
  expect(hiddenWords(1)).toBe("1 ZIP with fewer than 11 homes is not shown.");
  expect(hiddenWords(3)).toBe("3 ZIPs with fewer than 11 homes are not shown.");
});

test("a file of squares has a row each, with its middle", () => {
  const cell = { Cell: "dpsbv", Lat: 42.34130859375, Lng: -83.07861328125, Homes: 12, People: 30, Needs: {} };
  const [header = "", row = ""] = cellsCsv([cell]).split("\r\n");
  expect(header).toContain("Latitude,Longitude,Homes,People,");
  expect(row).toMatch(/dpsbv.*42\.341.*83\.079.*,12,30,/);
  expect(middleWords(cell)).toBe("42.341, -83.079");
  expect(cellWords(40, [cell, cell])).toMatch(/^The map counts 24 of 40 homes/);
});
