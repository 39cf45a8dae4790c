import type { Narrative } from "@medplum/fhirtypes";
import type { CardLine } from "#shared/model/jacket/cardLines.ts";
import { escapeMarkup } from "../xml/escapeMarkup.ts";

/** A card's lines for people to read. */
export const narrative = (lines: readonly CardLine[]): Narrative => ({
  status: "generated",
  div: `<div xmlns="http://www.w3.org/1999/xhtml">${lines
    .map(([label, value]) => `<p><b>${escapeMarkup(label)}:</b> ${escapeMarkup(value)}</p>`)
    .join("")}</div>`,
});
