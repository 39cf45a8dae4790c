import type { Entry } from "#shared/model/jacket/entry.ts";
import { exportName, photoName } from "./card/fileName.ts";
import type { ExportDetails, ExportFile, ExportFormat, ExportResources } from "./ExportFormat.ts";

const photosOf = (cards: readonly Entry[], { photos }: ExportResources): ExportFile[] =>
  cards.flatMap((card, index) => {
    const content = photos.get(card.ID);
    return content ? [{ name: photoName(card, index), type: "image/jpeg", content }] : [];
  });

export async function exportFile(
  format: ExportFormat,
  cards: readonly Entry[],
  about: ExportDetails,
  resources: ExportResources,
): Promise<ExportFile> {
  const make = await format.load();
  const photos = format.photos === "beside" ? photosOf(cards, resources) : [];
  const files = [...(await make(cards, about, resources)), ...photos];
  const [only, ...others] = files;
  if (only && others.length === 0) return only;
  const { zipOf } = await import("./zipOf.ts");
  return zipOf(files, exportName(about, "zip"), about.at);
}
