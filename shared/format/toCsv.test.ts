import { expect, test } from "vitest";
import { toCsv } from "./toCsv.ts";

test("values with commas, quotes and line breaks are quoted, quotes doubled", () => {
  expect(toCsv([["a", "b, c", 'say "hi"', "two\nlines", ""]])).toBe('\uFEFFa,"b, c","say ""hi""","two\nlines",\r\n');
});

test("a value that a spreadsheet would run stays text", () => {
  const values = ["=1+1", "+1", "-1", "@sum", "\t=1", "1=1"];
  expect(toCsv([values])).toBe("\uFEFF'=1+1,'+1,'-1,'@sum,'\t=1,1=1\r\n");
  expect(toCsv([['=HYPERLINK("x")']])).toBe(`\uFEFF"'=HYPERLINK(""x"")"\r\n`);
});

test.each([
  ...["3-4", "1/2", "10-12-26", "2026-11-20", "12.5", "Mar 4", "4 March", "4-Dec", "May 2026", "Sept. 4 2026"],
  ...["12:30", "1:30 pm", "2E3"],
])("%s, which a spreadsheet would read as a date or a number, stays text", (text) => {
  expect(toCsv([[text]])).toBe(`\uFEFF'${text}\r\n`);
});

test.each([
  "48226-1234",
  "(313) 555-0142",
  "10.0.0.1",
  "26-1042",
  "Apt 4",
  "Marchand 4",
  "12 May St",
  "7K3M-9QXA",
  "May",
])("%s is as it was", (text) => {
  expect(toCsv([[text]])).toBe(`\uFEFF${text}\r\n`);
});

test("a number stays one, a negative one, too", () => {
  expect(toCsv([[-83.0458, 0]])).toBe("\uFEFF-83.0458,0\r\n");
});

test("no rows give the mark alone", () => {
  expect(toCsv([])).toBe("\uFEFF");
});
