import type { Opening } from "#shared/model/jacket/opening.ts";
import { localMinute } from "#web/ui/display/localMinute.ts";
import { openingWords } from "./openingWords.ts";

/** "Read by the card's code: Ada Miller, last on Nov 21 2026, 12:42 PM PST". */
export function openingSentence({ Reason, First, Last, At }: Opening): string {
  const name = First || Last ? `: ${First} ${Last}` : "";
  return `${openingWords[Reason]}${name}${At ? `, last on ${localMinute(At)}` : ""}`;
}
