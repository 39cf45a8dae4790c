import { atFirstUse } from "#shared/atFirstUse.ts";

// Control characters break logs and cards; invisible ones disguise names and cities.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** Persian and Indian words, whose letters joiners part and join. */
const joining = ["Arab", "Syrc", "Mong", "Deva", "Beng", "Guru", "Gujr", "Orya"]
  .concat(["Taml", "Telu", "Knda", "Mlym", "Sinh", "Khmr", "Mymr"])
  .map((script) => String.raw`\p{scx=${script}}`)
  .join("");
const emoji = String.raw`(?:(?![0-9#*])\p{Emoji})`;
const spelling = [
  String.raw`(?<=[${joining}])[\u200c\u200d](?=[${joining}])`,
  String.raw`(?<=${emoji}\ufe0f?)\u200d(?=${emoji})`,
  String.raw`(?<=${emoji})\ufe0f|\ufe0f(?=\u20e3)`,
].join("|");
const undrawn = String.raw`\p{Default_Ignorable_Code_Point}`;
const mayBeUndrawn = new RegExp(undrawn, "u");
// Its tables of scripts take milliseconds, and few texts need them.
const withoutSpelling = atFirstUse(() => new RegExp(`(?!${spelling})${undrawn}`, "gu"));

const dropUndrawn = (text: string): string => (mayBeUndrawn.test(text) ? text.replace(withoutSpelling(), "") : text);

/** Drawn as a space; Unicode calls it a symbol. */
const brailleBlank = /\u2800/g;

/** Without control and invisible characters but those that spell words and emoji, composed (NFC), trimmed. */
export function cleanText(text: string): string {
  return dropUndrawn(text.replace(/\r\n?/g, "\n").replace(controls, ""))
    .replace(brailleBlank, " ")
    .normalize("NFC")
    .trim();
}
