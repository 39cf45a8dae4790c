import * as z from "zod/mini";

/** In the QR code: 144 random bits. */
export const cardToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{24}$/));

const enterCardCode = "Enter the six digits that are printed on the card";

/** Beside the QR code, with or without spaces. */
export const cardCode = z.pipe(
  z.string(enterCardCode).check(
    z.overwrite((typed) => typed.replaceAll(/[\s-]/g, "")),
    z.regex(/^\d{6}$/, enterCardCode),
  ),
  z.string(),
);
