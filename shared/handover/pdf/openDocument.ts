import { type Font, jsPDF } from "jspdf";
import type { Bytes, Fonts } from "../ExportFormat.ts";

export const family = "Atkinson Hyperlegible Next";

/** jsPDF takes a font as a text with a character for each byte. */
function binaryOf(bytes: Bytes): string {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += 8192)
    parts.push(String.fromCharCode(...bytes.subarray(from, from + 8192)));
  return parts.join("");
}

const styles = { regular: "normal", bold: "bold" } as const;

export function openDocument(fonts: Fonts): jsPDF {
  const document = new jsPDF({ unit: "pt", format: "a5", compress: true, putOnlyUsedFonts: true });
  for (const weight of ["regular", "bold"] as const) {
    document.addFileToVFS(`${weight}.ttf`, binaryOf(fonts[weight]));
    document.addFont(`${weight}.ttf`, family, styles[weight]);
  }
  document.setLanguage("en-US");
  return document;
}

/** Whether a character only joins others. */
export const isUnseen = (character: string): boolean => ["\u200c", "\u200d", "\ufe0f"].includes(character);

/** Whether the font in use has a character, or need not have it. */
export function hasGlyph(document: jsPDF, character: string): boolean {
  if (isUnseen(character) || /^\s$/.test(character)) return true;
  // jsPDF declares nothing of a font's tables.
  const { metadata } = document.getFont() as Font & { metadata: { characterToGlyph(codePoint: number): number } };
  return metadata.characterToGlyph(character.codePointAt(0) ?? 0) > 0;
}
