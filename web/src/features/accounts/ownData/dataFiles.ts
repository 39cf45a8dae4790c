import type { Bytes, ExportFile } from "#shared/handover/ExportFormat.ts";
import type { OwnData } from "#shared/model/ownData.ts";
import { easternDayOf } from "#shared/rules/dates.ts";

export type Photos = ReadonlyMap<string, Bytes>;

/** "beforehand-my-data-2026-11-22.pdf". */
export const dataFileName = (at: Date, extension: string): string =>
  `beforehand-my-data-${easternDayOf(at)}.${extension}`;

/** Alike for all signed addresses of a photo: "photos/x7Kp.jpg". */
export const photoFileOf = (address: string): string =>
  address && `photos/${new URL(address).pathname.split("/").at(-1)}.jpg`;

/** In the shape of docs/own-data.md. Signed addresses work for minutes: photos are named by their files. */
export function dataJson(data: OwnData, at: Date): ExportFile {
  const named = { Made: at.toISOString(), ...data, Photos: data.Photos.map(photoFileOf) };
  const content = JSON.stringify(named, (key, value) => (key === "img" ? photoFileOf(String(value)) : value), 2);
  return { name: "data.json", type: "application/json", content: `${content}\n` };
}

export const photoFiles = (photos: Photos): ExportFile[] =>
  [...photos].map(([address, content]) => ({ name: photoFileOf(address), type: "image/jpeg", content }));
