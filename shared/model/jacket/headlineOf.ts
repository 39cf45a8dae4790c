import { type HeadlineFacts, headlineTokens } from "./headlineTokens.ts";

/** In characters: the length of a dispatch system's note field. */
export const mostInHeadline = 80;

interface HeadlineSource extends HeadlineFacts {
  /** On the person; the household's is `Description`. */
  readonly Additional?: string | undefined;
}

/**
 * For the note field of a dispatch system: "NONVERB PUMP DNR? +note", or "". A text under "Other" counts as a
 * note. The last words give way to "+3 more".
 */
export function headlineOf(told: HeadlineSource, room = mostInHeadline): string {
  const tokens = headlineTokens(told);
  const note = told.Additional || told.Description || told.Medical.Other ? ["+note"] : [];
  const withFirst = (count: number): string => {
    const more = tokens.length - count;
    return [...tokens.slice(0, count), ...(more > 0 ? [`+${more} more`] : []), ...note].join(" ");
  };
  let count = tokens.length;
  while (count > 0 && withFirst(count).length > room) count -= 1;
  return withFirst(count);
}
