import { strToU8, Zip, ZipDeflate } from "fflate";
import type { Bytes, ExportFile } from "./ExportFormat.ts";
import { freeName } from "./zipOf.ts";

/** Compresses each file at once: a county's would not fit into memory side by side. */
export function growingZip(at: Date) {
  const parts: Bytes[] = [];
  const names = new Set<string>();
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part as Bytes);
  });
  let only: ExportFile | undefined;

  const write = ({ name, content }: ExportFile) => {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = at;
    zip.add(file);
    file.push(typeof content === "string" ? strToU8(content) : content, true);
  };

  return {
    add(file: ExportFile): void {
      const name = freeName(file.name, names);
      names.add(name);
      if (names.size === 1) only = file;
      else {
        if (only) write(only);
        only = undefined;
        write({ ...file, name });
      }
    },
    /** A single file as it is. Undefined where there is none. */
    async end(name: string): Promise<ExportFile | undefined> {
      if (names.size < 2) return only;
      zip.end();
      return { name, type: "application/zip", content: new Uint8Array(await new Blob(parts).arrayBuffer()) };
    },
  };
}
