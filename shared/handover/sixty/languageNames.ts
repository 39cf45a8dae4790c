import { listed } from "./listed.ts";

const names = new Intl.DisplayNames("en", { type: "language" });

/** "Arabic or French", of at most two. */
export const languageNames = (codes: readonly string[]): string =>
  listed(
    codes.slice(0, 2).map((code) => names.of(code) ?? code),
    "or",
  );
