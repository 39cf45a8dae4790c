import type { Entry } from "#shared/model/jacket/entry.ts";
import type { ExportFormatId } from "./exportFormatId.ts";

export interface ExportDetails {
  readonly department: string;
  readonly at: Date;
  /** In the department's words. */
  readonly purpose: string;
  /** "https://beforehand.example". */
  readonly origin: string;
}

export type Bytes = Uint8Array<ArrayBuffer>;

export interface Fonts {
  readonly regular: Bytes;
  readonly bold: Bytes;
}

/** In points; `lineHeight` is a multiple of the size. */
export interface TextSetting {
  readonly size: number;
  readonly isBold?: boolean;
  readonly lineHeight: number;
  readonly width: number;
}

/** A PNG, its size in points. */
export interface TextPicture {
  readonly png: Bytes;
  readonly width: number;
  readonly height: number;
}

export interface ExportResources {
  /** JPEGs by the ID of their entry. */
  readonly photos: ReadonlyMap<string, Bytes>;
  readonly fonts: () => Promise<Fonts>;
  /** For scripts that the fonts lack; absent where nothing can draw. */
  readonly draw?: (text: string, setting: TextSetting) => Promise<TextPicture | undefined>;
}

/** A text is UTF-8. */
export interface ExportFile {
  readonly name: string;
  readonly type: string;
  readonly content: string | Bytes;
  /** A sentence, told as it is saved. */
  readonly lacks?: string;
}

/** Notices of an ending included. */
export type MakeExport = (
  cards: readonly Entry[],
  about: ExportDetails,
  resources: ExportResources,
) => readonly ExportFile[] | Promise<readonly ExportFile[]>;

export interface ExportFormat {
  readonly id: ExportFormatId;
  readonly label: string;
  readonly readBy: string;
  /** Photos go into the file, into a zip beside it, or nowhere. */
  readonly photos: "inside" | "beside" | "never";
  readonly load: () => Promise<MakeExport>;
}
