import { onOneLine } from "#shared/handover/card/onOneLine.ts";
import type { ExportFile, ExportResources } from "#shared/handover/ExportFormat.ts";
import { openDocument } from "#shared/handover/pdf/openDocument.ts";
import { Sheet } from "#shared/handover/pdf/Sheet.ts";
import type { OwnData } from "#shared/model/ownData.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { dataFileName } from "./dataFiles.ts";
import { dataSections, type Section } from "./dataSections.ts";

/** 30 x 37.5 millimetres, as on a printed jacket. */
const photoSize = { width: 85, height: 106 };

async function putSection(sheet: Sheet, { title, blocks }: Section): Promise<void> {
  await sheet.text(title, { size: 17, isBold: true });
  for (const { heading, lines } of blocks) {
    if (lines.length > 0 && heading) await sheet.text(onOneLine(heading), { size: 12, isBold: true });
    for (const [label, words] of lines) await sheet.line(onOneLine(label), onOneLine(words), 10);
  }
  await sheet.finish();
}

export async function dataPdf(data: OwnData, at: Date, resources: ExportResources): Promise<ExportFile> {
  const document = openDocument(await resources.fonts());
  document.setProperties({ title: "Your data at Beforehand" });
  const foot = `Everything that Beforehand keeps of you, made on ${formatDay(at.toISOString())}. It has medical details: keep it safe.`;
  for (const [index, section] of dataSections(data).entries()) {
    if (index > 0) document.addPage();
    const sheet = new Sheet(document, resources, onOneLine(section.title), foot);
    const photo = section.photo && resources.photos.get(section.photo);
    if (photo) sheet.photo(photo, photoSize);
    await putSection(sheet, { ...section, title: onOneLine(section.title) });
  }
  const content = new Uint8Array(document.output("arraybuffer"));
  return { name: dataFileName(at, "pdf"), type: "application/pdf", content };
}
