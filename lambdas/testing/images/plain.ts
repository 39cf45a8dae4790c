import { readFileSync } from "node:fs";
import { join } from "node:path";

export const file = (name: string): Buffer => readFileSync(join(import.meta.dirname, name));

export const plain = { jpeg: file("plain.jpg"), png: file("plain.png"), webp: file("plain.webp") } as const;
