import type { jsPDF } from "jspdf";
import type { ExportResources, TextPicture } from "../ExportFormat.ts";
import { family, hasGlyph, isUnseen } from "./openDocument.ts";

export interface TextStyle {
  /** Points. */
  readonly size: number;
  readonly isBold?: boolean;
}

export type TextBlock =
  | { readonly height: number; readonly lines: readonly string[]; readonly style: TextStyle }
  | { readonly height: number; readonly picture: TextPicture; readonly text: string; readonly style: TextStyle };

/** For signs that the font lacks and nothing can draw. */
const missingSigns = "[?]";

const lineHeight = 1.25;

function setStyle(document: jsPDF, { size, isBold = false }: TextStyle): void {
  document.setFont(family, isBold ? "bold" : "normal");
  document.setFontSize(size);
}

function withMarks(document: jsPDF, text: string): string {
  return [...text].reduce((done, sign) => {
    if (isUnseen(sign)) return done;
    if (hasGlyph(document, sign)) return done + sign;
    return done.endsWith(missingSigns) ? done : done + missingSigns;
  }, "");
}

/**
 * With signs that the font lacks, an emoji or a Hebrew name, a text is drawn whole by the browser, which has fonts for
 * them and knows their direction.
 */
export async function textBlock(
  document: jsPDF,
  { draw }: ExportResources,
  text: string,
  style: TextStyle,
  width: number,
): Promise<TextBlock> {
  setStyle(document, style);
  const isWhole = [...text].every((sign) => hasGlyph(document, sign));
  const picture = isWhole ? undefined : await draw?.(text, { ...style, lineHeight, width });
  if (picture) return { height: picture.height, picture, text, style };
  setStyle(document, style);
  const lines: string[] = document.splitTextToSize(isWhole ? text : withMarks(document, text), width);
  return { height: lines.length * style.size * lineHeight, lines, style };
}

/** UTF-16 with its mark, as PDF wants it. */
const hexOf = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, "0")).join("");

// jsPDF declares nothing of its operators.
/** A picture's words for searches and screen readers, on a blank that nobody sees (ISO 32000-1, 14.9.4). */
function putWords(document: jsPDF, text: string, style: TextStyle, x: number, y: number): void {
  const { write } = document.internal as unknown as { write: (operator: string) => void };
  setStyle(document, style);
  write(`/Span <</ActualText <feff${hexOf(text)}>>> BDC`);
  document.text(" ", x, y + style.size, { renderingMode: "invisible" });
  write("EMC");
}

export function putBlock(document: jsPDF, block: TextBlock, x: number, y: number): void {
  if ("picture" in block) {
    const { png, width, height } = block.picture;
    document.addImage(png, "PNG", x, y, width, height);
    putWords(document, block.text, block.style, x, y);
    return;
  }
  setStyle(document, block.style);
  const step = block.style.size * lineHeight;
  block.lines.forEach((line, index) => {
    document.text(line, x, y + index * step + block.style.size);
  });
}
