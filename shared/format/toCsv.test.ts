import { expect, test } from "vitest";
import { toCsv } from "./toCsv.ts";

test("values with commas, quotes and line breaks are quoted, quotes doubled", () => {
  expect(toCsv([["a", "b, c", 'say "hi"', "two\nlines", ""]])).toBe(
    'a,"b, c","say ""hi""","two\nlines",\r\n',
  );
});

test("a value that a spreadsheet would run stays text", () => {
  const values = ["=1+1", "+1", "-1", "@sum", "\t=1", "1=1"];
  expect(toCsv([values])).toBe("'=1+1,'+1,'-1,'@sum,'\t=1,1=1\r\n");
  expect(toCsv([['=HYPERLINK("x")']])).toBe(`"'=HYPERLINK(""x"")"\r\n`);
});

test("a number stays one, a negative one, too", () => {
  expect(toCsv([[-83.0458, 0]])).toBe("-83.0458,0\r\n");
});

test("no rows give an empty text", () => {
  expect(toCsv([])).toBe("");
});
