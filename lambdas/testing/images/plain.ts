import { readFileSync } from "node:fs";
import { join } from "node:path";

/** An image of this folder. */
export const file = (name: string): Buffer => readFileSync(join(import.meta.dirname, name));

/** Small photos of a family. */
export const plain = { jpeg: file("plain.jpg"), png: file("plain.png"), webp: file("plain.webp") } as const;
