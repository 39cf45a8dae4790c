import { expect, test } from "vitest";
import { exportFormatId } from "#shared/handover/exportFormatId.ts";
import { exportPurpose } from "#shared/model/jacket/handover.ts";
import { isHandover } from "./exportWish.ts";

test("only records for the dispatch system are to be marked after an export: no map, and nothing for other ends", () => {
  const wishes = exportFormatId.options.flatMap((format) =>
    exportPurpose.options.map((purpose) => ({ format, purpose, photos: false })),
  );
  const marked = wishes.filter(isHandover);
  expect(marked.map(({ format }) => format)).toEqual([
    "TICKETSCAD_CSV",
    "PDF",
    "EIDO",
    "NENA_BLOCKS",
    "FHIR",
    "FHIR_TRANSACTION",
  ]);
  expect(new Set(marked.map(({ purpose }) => purpose))).toEqual(new Set(["DISPATCH"]));
});
