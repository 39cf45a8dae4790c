import { expect, test } from "vitest";
import { decodeText } from "./decodeText.ts";

const text = "city,state\nDetroit,MI\nCañon City,CO\n";
const utf16 = (order: "le" | "be") => {
  const bytes = Buffer.from(`\uFEFF${text}`, "utf16le");
  return order === "le" ? bytes : bytes.swap16();
};

test("a file in UTF-8 is read, and one in UTF-16 by its mark", () => {
  expect(decodeText(Buffer.from(text), "utf-8")).toBe(text);
  expect(decodeText(utf16("le"), "utf-8")).toBe(text);
  expect(decodeText(utf16("be"), "utf-8")).toBe(text);
});

test("lines that are not in UTF-8 are named, and read as Windows-1252 on the operator's word", () => {
  const bytes = Buffer.from(text, "latin1");
  expect(decodeText(bytes, "utf-8")).toEqual([3]);
  expect(decodeText(Buffer.concat([bytes, Buffer.from("Peñasco,NM", "latin1")]), "utf-8")).toEqual([3, 4]);
  expect(decodeText(bytes, "windows-1252")).toBe(text);
});
