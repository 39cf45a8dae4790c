import { isAbsent } from "#shared/model/fact.ts";
import { type Person, type PersonRequest, personFields } from "#shared/model/personShapes.ts";

/**
 * Blank facts are absent; so are facts left out of an edit, except those declared to stay.
 * @param img the photo's key in the bucket
 * @param current the person before an edit
 */
export function personOf(request: PersonRequest, img: string, current?: Person): Person {
  const said: Readonly<Record<string, unknown>> = { ...request, img };
  const before: Readonly<Record<string, unknown>> = current ?? {};
  const values = Object.entries(personFields).map(([name, { leftOut, toStored, blank }]) => {
    const value = said[name];
    if (value === undefined) return [name, leftOut === "removed" ? undefined : (before[name] ?? blank)] as const;
    return [name, toStored && value !== null ? toStored(value) : value] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => !isAbsent(value))) as Person;
}
