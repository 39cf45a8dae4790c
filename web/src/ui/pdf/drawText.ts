import type { TextPicture, TextSetting } from "#shared/handover/ExportFormat.ts";

/** Pixels of a point: sharp on paper. */
const scale = 4;
const family = '"Atkinson Hyperlegible Next Variable", system-ui, sans-serif';

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A longer word is broken. */
function linesOf(text: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = "";
    for (const sign of word) {
      if (line && measure(line + sign) > width) {
        lines.push(line);
        line = "";
      }
      line += sign;
    }
  }
  return [...lines, line];
}

/** In the browser's fonts, at most `width` points a line. Undefined if it draws no picture. */
export async function drawText(
  text: string,
  { size, isBold = false, lineHeight, width }: TextSetting,
): Promise<TextPicture | undefined> {
  const canvas = document.createElement("canvas");
  const font = `${isBold ? 700 : 400} ${size * scale}px ${family}`;
  const pen = canvas.getContext("2d");
  if (!pen) return undefined;
  pen.font = font;
  const lines = linesOf(text, width * scale, (line) => pen.measureText(line).width);
  const step = size * lineHeight * scale;
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(lines.length * step);
  // Resizing a canvas resets its pen.
  pen.font = font;
  pen.direction = rightToLeft.test(text) ? "rtl" : "ltr";
  pen.textAlign = "left";
  pen.textBaseline = "alphabetic";
  lines.forEach((line, at) => {
    pen.fillText(line, 0, at * step + size * scale);
  });
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!picture) return undefined;
  return {
    png: new Uint8Array(await picture.arrayBuffer()),
    width: canvas.width / scale,
    height: canvas.height / scale,
  };
}
