import type { Entry } from "#shared/model/jacket/entry.ts";
import { onOneLine } from "./onOneLine.ts";

/** "Floor 2" for "2" or "2nd"; other words stay. */
const named = (label: string, text = ""): string =>
  /^(\d+(st|nd|rd|th)?|\d*[A-Z]\d*)$/i.test(onOneLine(text)) ? `${label} ${onOneLine(text)}` : onOneLine(text);

/** The second line of an address: "Unit 4, Floor 2", or "". */
export const unitLine = ({ Unit, Floor }: Pick<Entry, "Unit" | "Floor">): string =>
  [named("Unit", Unit), named("Floor", Floor)].filter(Boolean).join(", ");
