import { city } from "#shared/fields/address.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";
import { stateCode } from "#shared/states.ts";
import { type CsvRow, readCsv, writeCsv } from "./csv.ts";

const header = ["city", "state"];

/** The places of a file, or its problems, each with its line. */
export interface PlaceFile {
  readonly places: readonly Place[];
  readonly problems: readonly string[];
}

/** A place, or the reason why a row is invalid. */
function readPlace({ cells }: CsvRow): Place | string {
  const [name = "", state = "", ...more] = cells;
  if (more.some((cell) => cell !== "")) return `${cells.length} columns instead of ${header.length}`;
  const named = city.safeParse(name);
  if (!named.success) return name ? `the city is not accepted: ${named.error.issues[0]?.message}` : "no city";
  const State = stateCode(state);
  if (!State) return state ? `there is no state "${state}"` : "no state";
  return { City: named.data, State };
}

function readRows(rows: readonly CsvRow[]): PlaceFile {
  const places: Place[] = [];
  const problems: string[] = [];
  const lineOf = new Map<string, number>();
  for (const row of rows) {
    const place = readPlace(row);
    const key = typeof place === "string" ? "" : placeKey(place);
    const earlier = lineOf.get(key);
    if (typeof place === "string") problems.push(`line ${row.line}: ${place}`);
    else if (earlier !== undefined)
      problems.push(`line ${row.line}: ${place.City}, ${place.State} is the same place as line ${earlier}`);
    else {
      lineOf.set(key, row.line);
      places.push(place);
    }
  }
  return { places, problems };
}

/** Reads a file of places: the header "city,state", then one place a line; a state is a code or a name. */
export function readPlaceFile(text: string): PlaceFile {
  let rows: CsvRow[];
  try {
    rows = readCsv(text);
  } catch (error) {
    return { places: [], problems: [(error as Error).message] };
  }
  const [first, ...rest] = rows;
  const names = first?.cells.map((cell) => cell.toLowerCase()).filter((cell) => cell !== "");
  if (names?.join() !== header.join())
    return { places: [], problems: [`line ${first?.line ?? 1}: the header is to be "${header.join(",")}"`] };
  if (rest.length === 0) return { places: [], problems: ["there is no place below the header"] };
  return readRows(rest);
}

/** The inverse of readPlaceFile. */
export const writePlaceFile = (places: readonly Place[]): string =>
  writeCsv([header, ...places.map(({ City, State }) => [City, State])]);
