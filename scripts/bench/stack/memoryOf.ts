import { readdirSync, readFileSync } from "node:fs";

interface Process {
  readonly parent: number;
  readonly name: string;
  readonly resident: number;
}

function readProcess(id: number): Process | undefined {
  try {
    const text = readFileSync(`/proc/${id}/status`, "utf8");
    const field = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, "m").exec(text)?.[1] ?? "";
    return { parent: Number(field("PPid")), name: field("Name"), resident: Number(field("VmRSS")) / 1024 };
  } catch {
    return undefined;
  }
}

/** With its descendants, in MB, without Java's. Reads Linux's /proc. */
export function memoryOf(root: number): number {
  const ids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const all = new Map(
    ids.flatMap((name) => {
      const found = readProcess(Number(name));
      return found ? [[Number(name), found] as const] : [];
    }),
  );
  const belongs = (id: number): boolean => id === root || (id > 1 && belongs(all.get(id)?.parent ?? 0));
  return [...all]
    .filter(([id, { name }]) => name !== "java" && belongs(id))
    .reduce((sum, [, { resident }]) => sum + resident, 0);
}
