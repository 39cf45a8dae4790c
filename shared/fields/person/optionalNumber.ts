import * as z from "zod/mini";

const isNumber = (text: string): boolean => /^\d{1,3}(\.\d)?$/.test(text);

/** At most one decimal, also as text; blank is absent. */
export const optionalNumber = (from: number, to: number, message: string) =>
  z.optional(
    z.pipe(
      z.union([z.number(), z.string()], message).check(
        z.refine((said) => {
          const text = String(said).trim();
          return text === "" || (isNumber(text) && Number(text) >= from && Number(text) <= to);
        }, message),
      ),
      z.transform((said): number | undefined => (String(said).trim() === "" ? undefined : Number(said))),
    ),
  );
