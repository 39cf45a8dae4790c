import { type HeadlineFacts, headlineTokens } from "./headlineTokens.ts";

/** The length of a dispatch system's note field. */
const most = 80;

/** Ends a headline with more needs than room. */
export const moreNeeds = "+more";

interface HeadlineSource extends HeadlineFacts {
  /** On the person; the household's is `Description`. */
  readonly Additional?: string | undefined;
}

function fitting(tokens: readonly string[], ending: readonly string[]): readonly string[] {
  const kept = tokens.findIndex(
    (_, last) => [...tokens.slice(0, last + 1), ...ending].join(" ").length > most,
  );
  return kept < 0 ? tokens : tokens.slice(0, kept);
}

/**
 * For the note field of a dispatch system: "NONVERB PUMP DNR? +note", or "". A text under "Other" counts as a
 * note. The last words give way to "+more".
 */
export function headlineOf(told: HeadlineSource): string {
  const tokens = headlineTokens(told);
  const note = told.Additional || told.Description || told.Medical.Other ? ["+note"] : [];
  const whole = [...tokens, ...note].join(" ");
  if (whole.length <= most) return whole;
  const ending = [moreNeeds, ...note];
  return [...fitting(tokens, ending), ...ending].join(" ");
}
