import { strToU8, type Zippable, zipSync } from "fflate";
import type { Bytes, ExportFile } from "./ExportFormat.ts";

/** "Lee-Ann.jpg" again as "Lee-Ann-2.jpg": an unfiltered role has a card for each department. */
export function freeName(name: string, taken: ReadonlySet<string>, again = 2): string {
  if (!taken.has(name)) return name;
  const next = name.replace(/(?:\.[^./]*)?$/, (ending) => `-${again}${ending}`);
  return taken.has(next) ? freeName(name, taken, again + 1) : next;
}

/** Photos are compressed already. */
export function zipOf(files: readonly ExportFile[], name: string, at: Date): ExportFile {
  const names = new Set<string>();
  const entries: Zippable = {};
  for (const file of files) {
    const free = freeName(file.name, names);
    names.add(free);
    const content = typeof file.content === "string" ? strToU8(file.content) : file.content;
    entries[free] = [content, { level: file.type === "image/jpeg" ? 0 : 6, mtime: at }];
  }
  return { name, type: "application/zip", content: zipSync(entries) as Bytes };
}
