import { formatPhone } from "#shared/format/formatPhone.ts";
import { splitWords } from "#shared/format/words.ts";
import { formatAddress } from "#shared/model/address.ts";
import { type CardLine, cardLines, givenLines } from "#shared/model/jacket/cardLines.ts";
import { endingSentence } from "#shared/model/jacket/endingText.ts";
import { type Contact, type Entry, notDeclared, personOf } from "#shared/model/jacket/entry.ts";
import { householdLines } from "#shared/model/jacket/householdLines.ts";
import { conditions, dnrReported, type MedicalFlag } from "#shared/model/medical.ts";
import { needGroups } from "#shared/model/needGroup.ts";
import { dayIn } from "#shared/rules/dates.ts";
import { formatJacketNumber } from "#shared/rules/jacketNumber.ts";
import { sixtyHeading } from "../sixty/firstSixtySeconds.ts";
import { sixtyLine } from "../sixty/sixtyOf.ts";
import { cardHeadline } from "./cardHeadline.ts";
import { exactnessWords } from "./exactPoint.ts";
import { onOneLine } from "./onOneLine.ts";
import { sourceSentence } from "./sourceSentence.ts";

export const needText = (flag: MedicalFlag): string => {
  if (flag === "DNR") return dnrReported;
  return flag === "Other" ? "Other, see the opened record" : splitWords(flag);
};

/** Everything ticked: a headline and five instructions have no room for it. */
export const needsLine = ({ Medical }: Entry): CardLine => ["Needs", conditions(Medical).map(needText).join("; ")];

const contactLine = ({ Name, Phone, Mail }: Contact): string =>
  [Name, formatPhone(Phone), Mail].filter(Boolean).join(", ");

const changeLines = ({ Changes = [] }: Entry): CardLine[] =>
  Changes.map(({ Field, Old, New }) => ["Changed", `${Field}: ${Old ? `${Old} -> ` : ""}${New}`]);

/**
 * Without unknown lines.
 * @param day YYYY-MM-DD, for the ages of person and record
 */
export function cardDetails(card: Entry, day: string): CardLine[] {
  const person = personOf(card);
  const lines: CardLine[] = [
    ["Ending", card.Removed ? endingSentence(card) : ""],
    ["Headline", cardHeadline(card)],
    [sixtyHeading, sixtyLine(card)],
    ...changeLines(card),
    ["Number", card.Number ? formatJacketNumber(card.Number) : ""],
    needsLine(card),
    ["Address", formatAddress(card)],
    ...householdLines(card),
    ...cardLines(person, ["place", "notes", "body", ...needGroups], day),
    ["Contact", card.Contact ? contactLine(card.Contact) : ""],
    ["Position", exactnessWords(card)],
    ["Photo from", card.PhotoDay ? dayIn(card.PhotoDay) : ""],
    ["Registration", card.Undeclared ? notDeclared : ""],
    ["Source", sourceSentence(card, day)],
  ];
  return givenLines(lines).map(([label, words]) => [label, onOneLine(words)]);
}
