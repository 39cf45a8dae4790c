import type { Entry } from "#shared/model/jacket/entry.ts";
import { cardName } from "../card/fileName.ts";
import { pidfLo } from "../civic/pidfLo.ts";
import type { ExportDetails, ExportFile, MakeExport } from "../ExportFormat.ts";
import { additionalBlocks } from "./additionalBlocks.ts";
import { mediaTypeOf } from "./blockNames.ts";

async function filesOf(
  card: Entry,
  index: number,
  cards: readonly Entry[],
  about: ExportDetails,
): Promise<ExportFile[]> {
  // An unfiltered role has a card of a jacket for each department.
  const folder = [cardName(card, index), card.Department?.replace(/[^\p{L}\p{N}]+/gu, "-")].filter(Boolean).join("-");
  const blocks = await additionalBlocks(card, cards, about);
  return [
    ...blocks.map(({ name, xml }) => ({ name: `${folder}/${name}.xml`, type: mediaTypeOf(name), content: xml })),
    { name: `${folder}/PIDF-LO.xml`, type: "application/pidf+xml", content: pidfLo(card, about) },
  ];
}

/** A folder for each card, as a data repository answers its blocks. */
export const nenaBlocks: MakeExport = async (cards, about) =>
  (await Promise.all(cards.map((card, index) => filesOf(card, index, cards, about)))).flat();
