import { useEffect, useState } from "react";
import type { ResponseOf } from "#shared/contract/call.ts";
import { findLocations } from "#shared/contract/locations.ts";
import { zipOf } from "#shared/fields/address.ts";
import { send } from "#web/api/send.ts";

type PlaceSearch = ResponseOf<typeof findLocations>;

/** Undefined until known, without a city, and when asking fails. Visitors have no query cache. */
export function usePlaceCoverage(City: string, State: string): PlaceSearch | undefined {
  const [known, setKnown] = useState<{ readonly of: string; readonly answer: PlaceSearch }>();
  const [city, place] = [City.trim(), `${State} ${City.trim()}`];
  useEffect(() => {
    if (!city || !(State || zipOf(city))) return;
    let isCurrent = true;
    send(findLocations, { State, City: city }).then(
      (answer) => isCurrent && setKnown({ of: place, answer }),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [city, State, place]);
  return known?.of === place ? known.answer : undefined;
}
