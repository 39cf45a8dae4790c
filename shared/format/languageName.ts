import { atFirstUse } from "#shared/atFirstUse.ts";

/** The languages most spoken at home in the US. ASL is a way to communicate. */
export const languageCodes = (
  "en es am ar bn cs de el fa fr gu he hi hmn ht hu hy id ig it ja km kn ko lo ml mr my ne nl om pa pl ps pt ro ru " +
  "so sq sr sw ta te th ti tl tr uk ur uz vi yi yo yue zh"
).split(" ");

const names = atFirstUse(() => new Intl.DisplayNames(["en"], { type: "language" }));

/** "Arabic", or the code. */
export function languageName(code: string): string {
  try {
    return names().of(code) ?? code;
  } catch {
    return code;
  }
}
