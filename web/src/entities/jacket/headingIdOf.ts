import type { Entry } from "#shared/model/jacket/entry.ts";

const prefix = "entry-";

/** Scripts focus the heading, and it describes the card's buttons. */
export function headingIdOf({ ID }: Pick<Entry, "ID">): string {
  return `${prefix}${ID}`;
}

export function entryIdAround(element: Element): string | undefined {
  const heading = element.closest("article")?.querySelector("h2");
  return heading?.id.startsWith(prefix) ? heading.id.slice(prefix.length) : undefined;
}
