import type { DepartmentWish } from "#lambdas/domain/departments/departments.ts";
import { city } from "#shared/fields/address.ts";
import { note } from "#shared/fields/text.ts";
import { departmentKind, departmentName, departmentNameKey } from "#shared/model/department.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";
import { stateCode } from "#shared/states.ts";
import { type CsvRow, readCsv, writeCsv } from "./csv.ts";

const header = ["city", "state"];
const departmentHeader = [...header, "department", "kind", "contact", "statement"];
const sponsorHeader = [...departmentHeader, "sponsor"];

/** Blank says nothing. */
const sponsorCells: Readonly<Record<string, boolean>> = { yes: true, no: false };

/** With a named department that serves it, if any. */
export interface PlaceLine {
  readonly place: Place;
  readonly department?: Omit<DepartmentWish, "places"> | undefined;
}

export interface PlaceFile {
  readonly lines: readonly PlaceLine[];
  readonly problems: readonly string[];
}

function readPlace(name: string, state: string): Place | string {
  const named = city.safeParse(name);
  if (!named.success) return name ? `the city is not accepted: ${named.error.issues[0]?.message}` : "no city";
  const State = stateCode(state);
  if (!State) return state ? `there is no state "${state}"` : "no state";
  return { City: named.data, State };
}

const note150 = note(150);

function readDepartment([name = "", kind = "", ...texts]: readonly string[]): PlaceLine["department"] | string {
  if (!name) return [kind, ...texts].some((cell) => cell !== "") ? "no department" : undefined;
  const named = departmentName.safeParse(name);
  if (!named.success) return `the department is not accepted: ${named.error.issues[0]?.message}`;
  const chosen = departmentKind.safeParse(kind.toUpperCase());
  if (!chosen.success) return `the kind is to be one of ${departmentKind.options.join(", ")}`;
  const [contact = "", statement = "", pays = ""] = texts;
  const long = [contact, statement].find((text) => !note150.safeParse(text).success);
  if (long) return `"${long.slice(0, 20)}..." is not accepted: at most 150 characters`;
  const sponsor = sponsorCells[pays.toLowerCase()];
  if (pays !== "" && sponsor === undefined) return 'the sponsor is to be "yes", "no" or blank';
  return {
    name: named.data,
    kind: chosen.data,
    ...(contact ? { contact } : {}),
    ...(statement ? { statement } : {}),
    ...(sponsor === undefined ? {} : { sponsor }),
  };
}

function readLine({ cells }: CsvRow, columns: number): PlaceLine | string {
  const [name = "", state = "", ...more] = cells;
  if (cells.slice(columns).some((cell) => cell !== "")) return `${cells.length} columns instead of ${columns}`;
  const place = readPlace(name, state);
  if (typeof place === "string") return place;
  const department = readDepartment(more);
  return typeof department === "string" ? department : { place, department };
}

const keyOf = ({ place, department }: PlaceLine): string =>
  JSON.stringify([placeKey(place), department ? departmentNameKey(department.name) : ""]);

function readRows(rows: readonly CsvRow[], columns: number): PlaceFile {
  const lines: PlaceLine[] = [];
  const problems: string[] = [];
  const lineOf = new Map<string, number>();
  for (const row of rows) {
    const line = readLine(row, columns);
    const earlier = typeof line === "string" ? undefined : lineOf.get(keyOf(line));
    if (typeof line === "string") problems.push(`line ${row.line}: ${line}`);
    else if (earlier !== undefined)
      problems.push(`line ${row.line}: ${line.place.City}, ${line.place.State} is the same place as line ${earlier}`);
    else {
      lineOf.set(keyOf(line), row.line);
      lines.push(line);
    }
  }
  return { lines, problems };
}

/**
 * A place a line below "city,state"; a state is a code or a name. With the header
 * "city,state,department,kind,contact,statement" a line may name a department that serves it; "sponsor" says whether it
 * pays for the people there.
 */
export function readPlaceFile(text: string): PlaceFile {
  let rows: CsvRow[];
  try {
    rows = readCsv(text);
  } catch (error) {
    return { lines: [], problems: [(error as Error).message] };
  }
  const [first, ...rest] = rows;
  const names = first?.cells.map((cell) => cell.toLowerCase()).filter((cell) => cell !== "");
  const found = [header, departmentHeader, sponsorHeader].find((one) => one.join() === names?.join());
  if (!found) return { lines: [], problems: [`line ${first?.line ?? 1}: the header is to be "${header.join(",")}"`] };
  if (rest.length === 0) return { lines: [], problems: ["there is no place below the header"] };
  return readRows(rest, found.length);
}

const cellsOf = ({ place: { City, State }, department }: PlaceLine): string[] => {
  const { name = "", kind = "", contact = "", statement = "", sponsor } = department ?? {};
  const pays = sponsor === undefined ? "" : sponsor ? "yes" : "no";
  return [City, State, name, kind, contact, statement, pays];
};

function headerOf(lines: readonly PlaceLine[]): readonly string[] {
  if (lines.some(({ department }) => department?.sponsor !== undefined)) return sponsorHeader;
  return lines.some(({ department }) => department) ? departmentHeader : header;
}

export function writePlaceFile(lines: readonly PlaceLine[]): string {
  const columns = headerOf(lines);
  return writeCsv([columns, ...lines.map((line) => cellsOf(line).slice(0, columns.length))]);
}
