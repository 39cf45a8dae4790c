import type { Entry } from "#shared/model/entry.ts";
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

/** The photos of cards by the ID of their entry, each a JPEG. */
export type Photos = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** A file to be saved; a text is UTF-8. */
export interface ExportFile {
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

/** Makes a file of cards, notices of an ending included. */
export type MakeExport = (cards: readonly Entry[], about: About, photos: Photos) => Promise<ExportFile>;

/** A format in which a department takes jackets over. */
export interface ExportFormat {
  readonly id: ExportFormatId;
  readonly label: string;
  /** Who reads such a file, in one sentence. */
  readonly readBy: string;
  /** Where photos go when they are asked for: into the file, into a zip beside it, or nowhere. */
  readonly photos: "inside" | "beside" | "never";
  /** Loads what it needs at its first use. */
  readonly make: MakeExport;
}
