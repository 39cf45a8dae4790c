import { handler as listRegistry } from "#lambdas/calls/listRegistry.ts";
import { listsOf } from "#lambdas/domain/registry/homeLists.ts";
import { env } from "#lambdas/env.ts";
import type { RegistryDetails } from "#lambdas/records/registry/registryRow.ts";
import { registrySort } from "#lambdas/records/registry/registryRow.ts";
import { householdKey, registryPk } from "#lambdas/records/table/keys.ts";
import type { Key } from "#lambdas/records/table/table.ts";
import { aModerator } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { readsOf } from "#lambdas/testing/readsOf.ts";
import type { RequestOf } from "#shared/contract/call.ts";
import type { listRegistry as listCall } from "#shared/contract/jackets/registry.ts";
import { needBits, type RegistryNeed } from "#shared/model/registry/registryNeeds.ts";
import { defaultDepartmentOf } from "#shared/rules/defaultDepartment.ts";
import { rankOf } from "#shared/rules/registry/urgency.ts";
import { copyAccount } from "./compareRegistries.ts";
import type { Figure } from "./Figure.ts";
import { anotherTable, placeRow, writeAll } from "./registries.ts";

const place = { City: "Detroit", State: "MI" };
const department = defaultDepartmentOf(place);
const [few, county] = [7_500, 75_000];

/** As even as a random spread, the same each time. */
const share = (at: number, of: number): number => (at * of) % 1;

/** 66 by 56 kilometers; every tenth home needs power, of 0 to 47 hours. */
function aHome(at: number): { readonly home: RegistryDetails; readonly needs: readonly RegistryNeed[] } {
  const hours = at % 10 === 0 ? Math.floor(share(at, 0.414) * 48) : undefined;
  const needs: RegistryNeed[] = hours === undefined ? (at % 7 === 0 ? ["LIFTING"] : []) : ["POWER"];
  const id = `h${String(at).padStart(21, "0")}`;
  return {
    needs,
    home: {
      owner: `o${id.slice(1)}`,
      hid: id,
      needs: needBits(needs),
      people: 1,
      addressSort: `DETROIT|MAIN ST|${String(at).padStart(6, "0")}||#${id}`,
      confirmed: "2026-05-06",
      rank: rankOf(hours === undefined ? undefined : { hours, isSaid: true }, needs),
      ...(hours === undefined ? {} : { hours }),
      lat: Number((42.05 + share(at, 0.618034) * 0.5).toFixed(5)),
      lng: Number((-83.6 + share(at, 0.754878) * 0.8).toFixed(5)),
      zip: String(48_000 + (at % 150)),
    },
  };
}

function* homes(count: number): Generator<Key> {
  yield placeRow(place.City);
  for (let at = 0; at < count; at += 1) {
    const { home, needs } = aHome(at);
    const sk = registrySort(home);
    for (const list of listsOf(home, place, needs))
      yield { pk: registryPk(department, list), sk, confirmedSort: `${home.confirmed}#${home.hid}`, ...home } as Key;
    const address = { Street: `${at} Main St`, ...place, Zip: home.zip };
    yield { ...householdKey(home.owner, home.hid), id: home.hid, address } as Key;
  }
}

/** South-west. */
const quarter = [
  [-83.6, 42.05],
  [-83.2, 42.05],
  [-83.2, 42.3],
  [-83.6, 42.3],
] as [number, number][];

const questions: readonly (readonly [what: string, wish: Partial<RequestOf<typeof listCall>>, part: number])[] = [
  ["power for less than eight hours", { Needs: ["POWER"], MaxHours: 7 }, 0],
  ["a quarter of the county by an outline", { Area: { Polygon: [quarter] } }, 1 / 4],
  ["one ZIP", { Area: { Zip: "48026" } }, 0],
];

/** 60 for the session and the department's places, and a fortieth of the area's homes. */
const units = (count: number, part: number): number => 60 + (count * part) / 40;

/** First pages, against a tenth of the county. */
export async function measureRegistry(): Promise<Figure[]> {
  const small = env.table;
  const large = await anotherTable(small);
  const session = await aModerator(place.City);
  await writeAll(small, homes(few));
  await writeAll(large, homes(county));
  await copyAccount(session, large);
  const figures: Figure[] = [];
  for (const [what, wish, part] of questions) {
    const asked: number[] = [];
    for (const [name, count] of [
      [small, few],
      [large, county],
    ] as const) {
      process.env.TABLE_NAME = name;
      const reads = await readsOf(async () => {
        const { status, body } = await invoke(listRegistry, { Reason: "DRILL", ...wish }, { session });
        if (status !== 200 || body.Homes.length !== 50) throw new Error(`The list answered ${status}`);
      });
      asked.push(reads.units);
      const of = `${what}, ${count.toLocaleString("en")} homes`;
      figures.push(
        { what: `${of}: round trips of reads, session included`, value: reads.trips, budget: 3, unit: "trips" },
        { what: `${of}: read units`, value: reads.units, budget: units(count, part), unit: "units" },
      );
    }
    const [before = 0, after = 0] = asked;
    figures.push({ what: `${what}: units of the large one`, value: after / before, budget: 1.1, unit: "times" });
  }
  return figures;
}
