import { endingSentence } from "#shared/model/jacket/endingText.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { dnrPaperwork, dnrReported } from "#shared/model/medical.ts";
import { easternDayOf, formatDay } from "#shared/rules/dates.ts";
import { formatJacketNumber } from "#shared/rules/jacketNumber.ts";
import { cardDetails } from "../card/cardDetails.ts";
import { cardHeadline } from "../card/cardHeadline.ts";
import { exportName } from "../card/fileName.ts";
import { onOneLine } from "../card/onOneLine.ts";
import { sourceSentence } from "../card/sourceSentence.ts";
import type { Bytes, ExportDetails, ExportResources, MakeExport } from "../ExportFormat.ts";
import { sixtyHeading } from "../sixty/firstSixtySeconds.ts";
import { sixtyOf } from "../sixty/sixtyOf.ts";
import { openDocument } from "./openDocument.ts";
import { Sheet } from "./Sheet.ts";

/** 30 x 37.5 millimetres, as on a printed jacket. */
const photoSize = { width: 85, height: 106 };

const elsewhere = ["Headline", sixtyHeading, "Ending", "Number", "Source"];

const footOf = (card: Entry, { department, purpose, at }: ExportDetails): string =>
  onOneLine(
    `${sourceSentence(card, easternDayOf(at))} Made for ${department} on ${formatDay(at.toISOString())}: ${purpose}. Look for newer versions.`,
  );

const nameOf = ({ First, Last }: Entry): string => onOneLine(`${First} ${Last}`);

async function head(sheet: Sheet, card: Entry): Promise<void> {
  const headline = cardHeadline(card);
  await sheet.text(nameOf(card), { size: 17, isBold: true });
  if (card.Number) await sheet.text(formatJacketNumber(card.Number), { size: 12, isBold: true });
  if (headline) await sheet.text(headline, { size: 12, isBold: true });
}

/** Numbered, for black and white printers. */
async function firstLines(sheet: Sheet, card: Entry): Promise<void> {
  const lines = sixtyOf(card);
  if (lines.length === 0) return;
  await sheet.text(sixtyHeading, { size: 11, isBold: true });
  for (const [index, { words }] of lines.entries())
    await sheet.text(`${index + 1}. ${words}`, { size: 11, isBold: true });
}

async function frames(sheet: Sheet, card: Entry): Promise<void> {
  const ending = card.Removed ? endingSentence(card) : undefined;
  if (ending) await sheet.frame(ending, { size: 12, isBold: true });
  if (card.Medical.DNR) await sheet.frame(`${dnrReported}. ${dnrPaperwork}.`, { size: 11, isBold: true });
}

async function putCard(sheet: Sheet, card: Entry, photo: Bytes | undefined, day: string): Promise<void> {
  if (photo) sheet.photo(photo, photoSize);
  await head(sheet, card);
  await firstLines(sheet, card);
  await frames(sheet, card);
  for (const [label, words] of cardDetails(card, day))
    if (!elsewhere.includes(label)) await sheet.line(label, words, 10);
  await sheet.finish();
}

/** A5, and further pages for a long card. */
export const pdfSheets: MakeExport = async (cards, about, resources: ExportResources) => {
  const document = openDocument(await resources.fonts());
  document.setProperties({ title: onOneLine(`Jackets for ${about.department}`) });
  for (const [index, card] of cards.entries()) {
    if (index > 0) document.addPage();
    const sheet = new Sheet(
      document,
      resources,
      [nameOf(card), card.Number && formatJacketNumber(card.Number)].filter(Boolean).join(", "),
      footOf(card, about),
    );
    await putCard(sheet, card, resources.photos.get(card.ID), easternDayOf(about.at));
  }
  const content = new Uint8Array(document.output("arraybuffer"));
  return [{ name: exportName(about, "pdf"), type: "application/pdf", content }];
};
