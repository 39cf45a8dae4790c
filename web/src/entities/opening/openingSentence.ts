import type { Opening, SeenReason } from "#shared/model/jacket/opening.ts";
import { localMinute } from "#web/ui/display/localMinute.ts";

/** For the family. */
export const openingWords: Readonly<Record<SeenReason, string>> = {
  FOUND: "Came up in a search",
  EXPORTED: "Exported to a file of the department",
  PRINTED: "Printed",
  CARD: "Read by the card's code",
  CARDS_SHOWN: "Cards of your people were shown for printing",
  REVIEW: "Opened to review the record",
  INCIDENT: "Opened for an incident",
  WELFARE: "Opened for a welfare check",
  DRILL: "Opened for an exercise",
  CORRECTION: "Opened to correct the department's data",
};

/** "Read by the card's code: Ada Miller, last on Nov 21 2026, 12:42 PM PST". */
export function openingSentence({ Reason, First, Last, At }: Opening): string {
  const name = First || Last ? `: ${First} ${Last}` : "";
  return `${openingWords[Reason]}${name}${At ? `, last on ${localMinute(At)}` : ""}`;
}
