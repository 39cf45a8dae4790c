import type { ExportFile } from "#shared/handover/ExportFormat.ts";
import type { OwnData } from "#shared/model/ownData.ts";
import { download } from "#web/ui/download.ts";
import { loadFiles } from "#web/ui/loadFiles.ts";
import { dataFileName, dataJson, type Photos, photoFileOf, photoFiles } from "./dataFiles.ts";

export const dataFormats = ["PDF", "JSON"] as const;
export type DataFormat = (typeof dataFormats)[number];

/** Loaded on use. */
const makers: Readonly<Record<DataFormat, (data: OwnData, photos: Photos, at: Date) => Promise<ExportFile>>> = {
  async PDF(data, photos, at) {
    const [{ dataPdf }, { exportResources }] = await Promise.all([
      import("./dataPdf.ts"),
      import("#web/ui/pdf/exportResources.ts"),
    ]);
    return dataPdf(data, at, exportResources(photos));
  },
  async JSON(data, photos, at) {
    const { zipOf } = await import("#shared/handover/zipOf.ts");
    return zipOf([dataJson(data, at), ...photoFiles(photos)], dataFileName(at, "zip"), at);
  },
};

const present = ({ Members }: OwnData): string[] => Members.flatMap(({ img }) => img || []);

const shown = (data: OwnData): string[] => [
  ...present(data),
  ...data.Departments.flatMap(({ Records }) => Records.flatMap(({ img }) => img || [])),
];

/** Unused uploads show nothing, so they are not missed. */
function missingOf(addresses: readonly string[], photos: Photos): number {
  const loaded = new Set([...photos.keys()].map(photoFileOf));
  return new Set(addresses.map(photoFileOf).filter((file) => !loaded.has(file))).size;
}

export async function saveData(data: OwnData, format: DataFormat): Promise<{ name: string; missing: number }> {
  const photos = await loadFiles(format === "PDF" ? present(data) : data.Photos);
  const file = await makers[format](data, photos, new Date());
  download(file);
  return { name: file.name, missing: missingOf(format === "PDF" ? present(data) : shown(data), photos) };
}
