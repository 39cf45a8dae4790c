import { findLocationsPath } from "#shared/contract/earlyPaths.ts";
import { askEarly } from "#web/api/earlyAnswers.ts";

let sentence = "";
let isAsked = false;
const listeners = new Set<() => void>();

interface CityList {
  readonly data?: { readonly locations?: readonly unknown[] };
}

async function ask(): Promise<void> {
  const { statusCode, body = "" } = await askEarly({
    path: findLocationsPath,
    body: { State: "MI" },
    token: undefined,
  });
  const count = statusCode === 200 ? ((JSON.parse(body) as CityList).data?.locations?.length ?? 0) : 0;
  if (count > 0) sentence = count === 1 ? "One city in Michigan takes part." : `${count} cities in Michigan take part.`;
  for (const tell of listeners) tell();
}

/** "45 cities in Michigan take part.", "" until known. */
export const citySentence = (): string => sentence;

/** Asks once. Returns how to stop. */
export function onCityCount(tell: () => void): () => void {
  listeners.add(tell);
  // Without an answer the page says nothing of it.
  if (!isAsked) ask().catch(() => undefined);
  isAsked = true;
  return () => void listeners.delete(tell);
}
