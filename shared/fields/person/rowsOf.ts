import * as z from "zod/mini";
import { isBlank } from "./isBlank.ts";

type Parts = Readonly<Record<string, z.ZodMiniType>>;

/** Blank, or with its needed parts; each has the sentence that asks for it. */
export const partsOf = <Own extends Parts>(parts: Own, needed: { readonly [Name in keyof Own]?: string }) =>
  z.strictObject(parts).check(({ value, issues }) => {
    if (isBlank(value)) return;
    for (const [path, message] of Object.entries(needed))
      if (isBlank((value as Readonly<Record<string, unknown>>)[path]))
        issues.push({ code: "custom", message: String(message), path: [path], input: value });
  });

/** Blank rows are dropped after the checks, so that an error keeps its row. */
export const rowsOf = <Row extends z.ZodMiniType, Stored>(
  row: Row,
  most: number,
  toStored: (said: z.output<Row>) => Stored,
) =>
  z.pipe(
    z.array(row).check(z.maxLength(most, `Please list at most ${most}`)),
    z.transform((said): Stored[] => said.filter((one) => !isBlank(one)).map(toStored)),
  );
