import type { Entry } from "#shared/model/jacket/entry.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { formatJacketNumber } from "#shared/rules/jacketNumber.ts";
import type { ExportDetails } from "../ExportFormat.ts";

/** Letters and digits of any script, and dashes: names for every file system. */
const plain = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/['’`]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60)
    .toWellFormed();

/** "beforehand-Detroit-Fire-2026-11-22.csv". */
export const exportName = ({ department, at }: ExportDetails, extension: string): string =>
  `${["beforehand", plain(department), easternDayOf(at)].filter(Boolean).join("-")}.${extension}`;

export const cardName = ({ Number: number }: Entry, index: number): string =>
  number ? formatJacketNumber(number) : `without-number-${index + 1}`;

/** "Lee-Ann-7K3M-9QXA.jpg". */
export const photoName = (card: Entry, index: number): string =>
  `${[plain(card.Last), plain(card.First), cardName(card, index)].filter(Boolean).join("-")}.jpg`;
