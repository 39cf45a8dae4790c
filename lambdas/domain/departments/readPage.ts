import { pageThrough } from "#lambdas/domain/common/paging/pageThrough.ts";
import { type DepartmentDetails, getDepartments, readDepartments } from "#lambdas/records/departments/department.ts";
import { readPlaces } from "#lambdas/records/jackets/place.ts";
import { newest } from "#lambdas/records/table/newestOf.ts";
import { placeKey } from "#shared/rules/place.ts";
import { matchesSearch } from "#shared/rules/search/matchesSearch.ts";
import { states } from "#shared/states.ts";
import { defaultDetails } from "./defaultDetails.ts";

export const beginning = `N${newest}`;

const mostReads = 10;
const searchedAtOnce = 200;

const codes = states.map(({ code }) => code);

/** The position: "N" and the row's own, then "P" and the place. */
interface Row {
  readonly department: DepartmentDetails;
  readonly position: string;
}

interface Batch {
  readonly rows: Row[];
  readonly next: string | undefined;
}

async function readNamed(before: string, size: number): Promise<Batch> {
  const found = await readDepartments(before, size);
  const rows = found.map((department) => ({ department, position: `N${department.shardSort}` }));
  return { rows, next: found.length < size ? "P" : rows.at(-1)?.position };
}

/** Default departments, without those listed before by their row. */
async function readDefaults(after: string, size: number): Promise<Batch> {
  const places = await readPlaces(codes, after, size);
  const serving = places.flatMap((place) => defaultDetails(place) ?? []);
  const named = await getDepartments(serving.map(({ id }) => id));
  const rows = serving
    .filter(({ id }) => !named.has(id))
    .map((department) => ({ department, position: `P${department.id}` }));
  const last = places.length < size ? undefined : places.at(-1);
  return { rows, next: last && `P${placeKey(last)}` };
}

const fits = ({ name, places }: DepartmentDetails, words: readonly string[]): boolean =>
  matchesSearch(words, [name, ...places.map(({ City }) => City)]);

export async function readPage(words: readonly string[], after: string, limit: number) {
  const size = words.length > 0 ? searchedAtOnce : limit + 1;
  const { rows, next } = await pageThrough<Row>(
    {
      read: (from) => (from.startsWith("N") ? readNamed : readDefaults)(from.slice(1), size),
      fits: ({ department }) => fits(department, words),
      positionOf: ({ position }) => position,
      limit,
      mostReads,
    },
    after,
  );
  return { found: rows.map(({ department }) => department), next };
}
