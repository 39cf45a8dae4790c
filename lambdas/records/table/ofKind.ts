import type { Key } from "./table.ts";

/** By the prefix of their sort keys. */
export const ofKind = <Row extends Key>(rows: readonly Key[], prefix: string): Row[] =>
  rows.filter(({ sk }) => sk.startsWith(prefix)) as Row[];
