import type { Entry } from "#shared/model/jacket/entry.ts";
import type { ExportFormatId } from "./exportFormatId.ts";

/** What a file says of itself. */
export interface About {
  /** The name of the department that it is for. */
  readonly department: string;
  /** When it was made. */
  readonly at: Date;
  /** What it was made for, as the department said. */
  readonly purpose: string;
  /** Where the registry is found: "https://beforehand.example". */
  readonly origin: string;
}

export type Bytes = Uint8Array<ArrayBuffer>;

/** A TrueType font in two weights. */
export interface Fonts {
  readonly regular: Bytes;
  readonly bold: Bytes;
}

/** How a text is set, in points; lines are as high as so many times the size. */
export interface TextSetting {
  readonly size: number;
  readonly isBold?: boolean;
  readonly lineHeight: number;
  /** Lines are broken at this width. */
  readonly width: number;
}

/** A text as a picture (PNG), its size in points. */
export interface TextPicture {
  readonly png: Bytes;
  readonly width: number;
  readonly height: number;
}

/** What a format needs beside the cards. */
export interface Resources {
  /** The photos by the ID of their entry, each a JPEG. */
  readonly photos: ReadonlyMap<string, Bytes>;
  readonly fonts: () => Promise<Fonts>;
  /** Draws a text in a script that the fonts lack. Absent where nothing can draw. */
  readonly draw?: (text: string, setting: TextSetting) => Promise<TextPicture | undefined>;
}

/** A file to be saved; a text is UTF-8. */
export interface ExportFile {
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly content: string | Bytes;
}

/** Makes the files of cards, notices of an ending included. Several files of one export go into a zip. */
export type MakeExport = (
  cards: readonly Entry[],
  about: About,
  resources: Resources,
) => readonly ExportFile[] | Promise<readonly ExportFile[]>;

/** A format in which a department takes jackets over. */
export interface ExportFormat {
  readonly id: ExportFormatId;
  readonly label: string;
  /** Who reads such a file, in one sentence. */
  readonly readBy: string;
  /** Where photos go when they are asked for: into the file, into a zip beside it, or nowhere. */
  readonly photos: "inside" | "beside" | "never";
  /** Loads the code that makes such a file. */
  readonly load: () => Promise<MakeExport>;
}
