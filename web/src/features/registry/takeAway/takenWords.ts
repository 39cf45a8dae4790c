import { counted, number } from "#web/ui/display/counted.ts";
import type { TakenFile } from "./exportedFiles.ts";
import type { ExportProgress } from "./exportPages.ts";

/** "1,200 of 3,400 homes". */
export function progressWords({ done, total }: Pick<ExportProgress, "done" | "total">): string {
  if (total === undefined || total < done) return `${number(done)} ${done === 1 ? "home" : "homes"} so far`;
  return `${number(done)} of ${number(total)} ${total === 1 ? "home" : "homes"}`;
}

export function takenWords({ file, homes, people, empty, lacks, passphrase }: TakenFile): string {
  const without = `${counted(empty, "home")} without anybody registered ${empty === 1 ? "is" : "are"} not in it.`;
  return [
    `${counted(homes, "home")} with ${counted(people, "person", "people")} saved as ${file.name}.`,
    ...(empty > 0 && !passphrase ? [without] : []),
    ...lacks,
  ].join(" ");
}
