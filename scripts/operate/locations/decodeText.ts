/** As an operator may name them. */
export const encodings = ["utf-8", "windows-1252"] as const;
export type Encoding = (typeof encodings)[number];

const decode = (bytes: Uint8Array, encoding: string): string =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes);

/** Spreadsheets write it as "Unicode Text", with a mark. */
function wideEncoding([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : undefined;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    decode(bytes, "utf-8");
    return true;
  } catch {
    return false;
  }
}

const newline = 0x0a;

/** Counted from 1. */
function wrongLines(bytes: Uint8Array): number[] {
  const lines: number[] = [];
  let from = 0;
  for (let line = 1; from < bytes.length; line++) {
    const end = bytes.indexOf(newline, from);
    const to = end < 0 ? bytes.length : end;
    if (!isUtf8(bytes.subarray(from, to))) lines.push(line);
    from = to + 1;
  }
  return lines;
}

/** Or the lines that are not in UTF-8: a guess could write a wrong name. */
export function decodeText(bytes: Uint8Array, encoding: Encoding): string | readonly number[] {
  const wide = wideEncoding(bytes);
  if (wide) return decode(bytes, wide);
  return encoding === "utf-8" && !isUtf8(bytes) ? wrongLines(bytes) : decode(bytes, encoding);
}
