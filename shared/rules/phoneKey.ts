import { keyboardText } from "#shared/format/keyboardText.ts";

/** With or without 1, parentheses, dots, dashes and an extension. */
const typedPhone = /(?<!\d)(?:\+?1[\s.-]*)?\(?([2-9]\d{2})\)?[\s./-]*([2-9]\d{2})[\s.-]*(\d{4})(?!\d)/;

/** The first US number in a text, "3135550142". */
export function phoneKey(text: string): string | undefined {
  const found = typedPhone.exec(keyboardText(text));
  return found?.slice(1).join("");
}

export const withoutPhone = (text: string): string => keyboardText(text).replace(typedPhone, " ");
