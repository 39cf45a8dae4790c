import { XMLParser, XMLValidator } from "fast-xml-parser";
import { atFirstUse } from "#shared/atFirstUse.ts";
import { alertTooLong, longestAlert } from "./longestAlert.ts";

const lists: readonly string[] = ["info", "area", "polygon", "circle", "geocode"];

// Of a stranger's hand: nothing is expanded, and by default the county 006037 became the number 6037.
const parser = atFirstUse(
  () =>
    new XMLParser({
      processEntities: false,
      parseTagValue: false,
      removeNSPrefix: true,
      ignoreDeclaration: true,
      ignorePiTags: true,
      maxNestedTags: 20,
      isArray: (name) => lists.includes(name),
    }),
);

const notXml = "This is not an alert in XML. Please take the alert as CAP.";

function flawIn(text: string): string | undefined {
  if (text === "") return "Please paste an alert, or choose its file.";
  if (text.length > longestAlert) return alertTooLong;
  if (!text.startsWith("<")) return notXml;
  // Before anything parses it: repeated types and entities have broken every limit of a parser once.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    return "The alert declares a document type or entities, which no CAP alert does. It was not read.";
  const judged = XMLValidator.validate(text);
  return judged === true ? undefined : `The alert is not whole: line ${judged.err.line} cannot be read.`;
}

/** Lists where CAP has lists, otherwise texts and objects, without prefixes. Returns a sentence for any other text. */
export function readXml(input: string): Readonly<Record<string, unknown>> | string {
  const text = input.replace(/^\uFEFF/, "").trim();
  const flaw = flawIn(text);
  if (flaw) return flaw;
  try {
    return parser().parse(text);
  } catch (error) {
    if (error instanceof Error && /nested/i.test(error.message))
      return "The alert has more than 20 levels. No CAP alert has.";
    return "The alert is not whole: it cannot be read.";
  }
}

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function characterOf(reference: string, number: string): string {
  const point = Number(number.replace(/^x/i, "0x"));
  // Neither signs that nobody sees, nor half of one.
  const isSign = point >= 32 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
  return isSign ? String.fromCodePoint(point) : reference;
}

const longestShown = 500;

/** A text as its writer meant it, each reference once, on one line. */
export const shownText = (text: string): string =>
  text
    .slice(0, longestShown)
    .replace(/&(?:(amp|lt|gt|quot|apos)|#(x[\da-f]{1,6}|\d{1,7}));/gi, (reference, name?: string, number?: string) =>
      number ? characterOf(reference, number) : (named[name?.toLowerCase() ?? ""] ?? reference),
    )
    .replace(/\s+/g, " ")
    .trim();
