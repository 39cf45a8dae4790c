import { useState } from "react";
import { announce } from "#web/ui/announce.ts";
import { lookupProblem } from "./lookupProblem.ts";

/** A city that takes part, with its state's two-letter code. */
export interface City {
  readonly city: string;
  readonly state: string;
}

export interface Lookup {
  readonly cities: readonly City[];
  readonly message: string | undefined;
  /** Whether the message tells of something that went wrong. */
  readonly failed: boolean;
}

const notLoaded = "We could not reach Beforehand. Check your connection and try again.";

async function ask(state: string, city: string): Promise<Lookup> {
  const problem = lookupProblem(state, city);
  if (problem) return { cities: [], message: problem, failed: true };
  // Loaded when it is needed: the first paint does without the contract.
  const loaded = await import("./lookUp.ts").catch(() => undefined);
  return loaded ? loaded.lookUp(state, city) : { cities: [], message: notLoaded, failed: true };
}

/** The state of the participating-city lookup; each result is also said to screen readers. */
export function useCityLookup() {
  const [lookup, setLookup] = useState<Lookup>({ cities: [], message: undefined, failed: false });
  const [pending, setPending] = useState(false);
  const search = async (state: string, city: string) => {
    setPending(true);
    const found = await ask(state, city.trim());
    setLookup(found);
    setPending(false);
    const count = found.cities.length;
    announce(found.message ?? `${count} ${count === 1 ? "city takes" : "cities take"} part`, found.failed);
  };
  return { ...lookup, pending, search };
}
