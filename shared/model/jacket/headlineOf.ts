import { headlineTokens, type Told } from "./headlineTokens.ts";

/** What a dispatch system's note field takes. */
const most = 80;

/** Says in a headline that there is more to read than it has room for. */
export const moreNeeds = "+more";

interface Headed extends Told {
  /** The family's note on the person; the household's is `Description`. With either there is more to read. */
  readonly Additional?: string | undefined;
}

/** As many of the first words as fit before an ending. */
function fitting(tokens: readonly string[], ending: readonly string[]): readonly string[] {
  const kept = tokens.findIndex(
    (_, last) => [...tokens.slice(0, last + 1), ...ending].join(" ").length > most,
  );
  return kept < 0 ? tokens : tokens.slice(0, kept);
}

/**
 * A jacket in at most 80 characters, as the note field of a dispatch system takes it: "NONVERB PUMP DNR? +note". A
 * text under "Other" is a note that the opened record has. What has no room falls away from the end, and "+more" says
 * so. "" where there is nothing to tell.
 */
export function headlineOf(told: Headed): string {
  const tokens = headlineTokens(told);
  const note = told.Additional || told.Description || told.Medical.Other ? ["+note"] : [];
  const whole = [...tokens, ...note].join(" ");
  if (whole.length <= most) return whole;
  const ending = [moreNeeds, ...note];
  return [...fitting(tokens, ending), ...ending].join(" ");
}
