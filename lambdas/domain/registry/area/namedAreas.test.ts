import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Feature, MultiPolygon, Polygon } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { expect, test } from "vitest";
import { handler as listRegistry } from "#lambdas/calls/listRegistry.ts";
import { handler as readArea } from "#lambdas/calls/readArea.ts";
import { listsOf } from "#lambdas/domain/registry/homeLists.ts";
import { getHousehold } from "#lambdas/records/family/household.ts";
import { listHome, type RegistryDetails } from "#lambdas/records/registry/registryRow.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { aFamily } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { workOff } from "#lambdas/testing/workOff.ts";
import type { RequestOf } from "#shared/contract/call.ts";
import type { readArea as readCall } from "#shared/contract/jackets/registry.ts";
import { defaultDepartmentOf } from "#shared/rules/defaultDepartment.ts";
import { anAlert, circleOf, codesOf, inDetroit, inFlint, makersAlerts, polygonOf } from "#shared/testing/alerts.ts";
import { kilometers, type Spot } from "#shared/testing/kilometers.ts";

type Rings = readonly (readonly (readonly number[])[])[];

const file = fileURLToPath(import.meta.resolve("us-atlas/counties-10m.json"));
const atlas: Topology<{ counties: GeometryCollection; states: GeometryCollection }> = JSON.parse(
  readFileSync(file, "utf8"),
);

/** Of a county, or a state. */
function polygonsOf(fips: string): readonly Rings[] {
  const { counties, states } = atlas.objects;
  const county = [...states.geometries, ...counties.geometries].find(({ id }) => id === fips) ?? expect.fail(fips);
  const { geometry } = feature(atlas, county) as Feature<Polygon | MultiPolygon>;
  return geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
}

const edgesOf = (rings: Rings) => rings.flatMap((ring) => ring.slice(1).map((to, at) => [ring[at] ?? [], to] as const));

/** Counts the edges to the east: an odd number is inside. */
function isInside([y, x]: Spot, rings: Rings): boolean {
  const crossed = edgesOf(rings).filter(
    ([[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]]) => y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1,
  );
  return crossed.length % 2 === 1;
}

/** To the nearest of many points on each edge. */
function kilometersTo(spot: Spot, rings: Rings): number {
  const points = edgesOf(rings).flatMap(([[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]]) =>
    Array.from({ length: 60 }, (_, at): Spot => [y1 + ((y2 - y1) * at) / 59, x1 + ((x2 - x1) * at) / 59]),
  );
  return Math.min(...points.map((point) => kilometers(spot, point)));
}

const isAt = (fips: string) => (spot: Spot) =>
  polygonsOf(fips).some((rings) => isInside(spot, rings) || kilometersTo(spot, rings) <= 2);

const ringOf = (text: string): Rings => [text.split(" ").map((pair) => pair.split(",").map(Number).reverse())];

/** Not so near to a border of the margin that a brute force could be wrong. */
const isClear = (spot: Spot): boolean =>
  ["26163", "26125", "26099", "26"].every((fips) =>
    polygonsOf(fips).every((rings) => Math.abs(kilometersTo(spot, rings) - 2) > 0.1),
  );

/** Spread evenly by the additive recurrence of the plastic number (R2): each run meets the same homes. */
const spread = (at: number, [low, high]: Spot, [left, right]: Spot): Spot => [
  low + ((at * 0.7548776662) % 1) * (high - low),
  left + ((at * 0.569840291) % 1) * (right - left),
];
const boxes: readonly (readonly [Spot, Spot])[] = [
  [
    [42.29, 42.39],
    [-83.11, -82.99],
  ],
  [
    [42.0, 43.1],
    [-83.8, -82.7],
  ],
  // Around the southern border of Wayne.
  [
    [42.0, 42.08],
    [-83.6, -83.1],
  ],
];
const spots = boxes
  .flatMap(([lats, lngs]) => Array.from({ length: 30 }, (_, at) => spread(at, lats, lngs)))
  .filter(isClear);

/** A department with a home at each spot, and three without a position. */
async function seeded(): Promise<{ reader: TestAccount; idOf: ReadonlyMap<string, Spot | undefined> }> {
  const city = aCity();
  const { owner, household } = await aFamily(city);
  const reader = await aModerator(city);
  await workOff();
  const known = (await getHousehold(owner.accountId, household.ID)) ?? expect.fail();
  const place = { City: city, State: "MI" };
  const homes = [...spots, undefined, undefined, undefined].map((spot) => ({ spot, hid: newId() }));
  for (const { spot, hid } of homes) {
    const details: RegistryDetails = {
      owner: owner.accountId,
      hid,
      rank: "R",
      needs: 0,
      people: 1,
      zip: "48226",
      addressSort: hid,
      confirmed: "2026-01-02",
      ...(spot && { lat: spot[0], lng: spot[1] }),
    };
    await transact([
      { write: { Put: { TableName: process.env.TABLE_NAME ?? "", Item: { ...known, id: hid, sk: `H#${hid}` } } } },
      ...listsOf(details, place, []).map((list) => listHome(defaultDepartmentOf(place), list, details)),
    ]);
  }
  return { reader, idOf: new Map(homes.map(({ spot, hid }) => [`${owner.accountId}.${hid}`, spot])) };
}

const department = seeded();

type NamedArea = RequestOf<typeof readCall>["Area"];

async function found(Area: NamedArea) {
  const { reader } = await department;
  const homes: string[] = [];
  const unplaced: string[] = [];
  let Cursor: string | undefined;
  do {
    const request = { Reason: "DRILL", Area, Limit: 20, ...(Cursor ? { Cursor } : {}) } as const;
    const { status, body } = await invoke(listRegistry, request, { session: reader });
    expect(status).toBe(200);
    homes.push(...body.Homes.map(({ ID }) => ID));
    unplaced.push(...body.Unplaced.map(({ ID }) => ID));
    Cursor = body.NextCursor;
  } while (Cursor);
  return { homes, unplaced };
}

test.each<readonly [string, NamedArea, (spot: Spot) => boolean]>([
  ["a county", { County: "26163" }, isAt("26163")],
  [
    "an alert's circle",
    { Alert: anAlert(circleOf("42.33,-83.05 3.5")) },
    (spot) => kilometers(spot, [42.33, -83.05]) <= 3.5,
  ],
  [
    "an alert of two polygons",
    { Alert: anAlert(polygonOf(inDetroit) + polygonOf(inFlint)) },
    (spot) => [inDetroit, inFlint].some((ring) => isInside(spot, ringOf(ring))),
  ],
  [
    "an alert of three counties' codes",
    { Alert: makersAlerts.weatherWatch },
    (spot) => ["26163", "26125", "26099"].some((fips) => isAt(fips)(spot)),
  ],
  ["an alert of a whole state", { Alert: makersAlerts.wholeState }, isAt("26")],
])("%s lists exactly the homes in it, and beside them those that no map shows", async (_what, area, isMeant) => {
  const { idOf } = await department;
  const { homes, unplaced } = await found(area);
  const meant = [...idOf].flatMap(([id, spot]) => (spot && isMeant(spot) ? [id] : []));
  expect(meant.length).toBeGreaterThan(5);
  expect(homes.toSorted()).toEqual(meant.toSorted());
  expect(unplaced.filter((id) => idOf.has(id)).toSorted()).toEqual(
    [...idOf].flatMap(([id, spot]) => (spot ? [] : [id])).toSorted(),
  );
});

const read = async (Area: NamedArea, by?: TestAccount) =>
  invoke(readArea, { Area }, { session: by ?? (await department).reader });

test("a county is told with its shape and its name, and each number is a county or a sentence", async () => {
  const { body } = await read({ County: "26163" });
  expect(body.Names).toEqual(["Wayne, MI"]);
  expect(body.Alert).toBeUndefined();
  expect(isInside([42.3314, -83.0458], body.Polygons[0] ?? [])).toBe(true);
  expect((await read({ County: "24510" })).body.Names).toEqual(["Baltimore city, MD"]);
  expect((await read({ County: "46113" })).body.Names).toEqual(["Oglala Lakota, SD"]);
  for (const County of ["26999", "99001", "2616"]) {
    const { status, body: refusal } = await read({ County });
    expect([status, refusal]).toMatchObject([400, { Message: "Please choose a county" }]);
  }
});

test("an alert is told with its event, its warnings and its counties, and one that cannot be read with a sentence", async () => {
  const { body } = await read({ Alert: makersAlerts.severalAreas });
  expect(body).toMatchObject({
    Names: ["Oakland, MI"],
    Alert: { Event: "Evacuation", Sender: "warnings@county.example" },
  });
  expect(body.Polygons.length).toBeGreaterThanOrEqual(3);
  expect((await read({ Alert: makersAlerts.circleOnly })).body.Circles).toEqual([
    { Lat: 42.3314, Lng: -83.0458, Km: 3.5 },
  ]);
  expect((await read({ Alert: makersAlerts.exercise })).body.Alert?.Warnings[0]).toBe("This is an exercise.");
  const unknown = await read({ Alert: anAlert(codesOf(["SAME", "026163"], ["SAME", "009110"])) });
  expect(unknown.body.Alert?.Warnings).toContain(
    "These codes could not be read, so homes there may be missing: 09110.",
  );
  const sentences = await Promise.all(
    [anAlert(codesOf(["SAME", "009110"])), "{}", anAlert(circleOf("-83,42 1")), anAlert("x".repeat(600_000))].map(
      async (Alert) => {
        const { status, body: refusal } = await read({ Alert });
        return [status, refusal];
      },
    ),
  );
  expect(sentences).toMatchObject([
    [400, { Message: "The alert's counties are not known: 09110. Please draw the area, or choose its county." }],
    [400, { Message: "This is not an alert in XML. Please take the alert as CAP." }],
    [400, { Message: "The alert's coordinates are swapped: CAP has the latitude first." }],
    [400, { Message: "An alert has at most 512 kB." }],
  ]);
  const { reader } = await department;
  const Area = { Alert: anAlert(polygonOf("42,-83 43,-82 43,-83 42,-82 42,-83")) };
  const refused = await invoke(listRegistry, { Reason: "DRILL", Area }, { session: reader });
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { Message: "An area of the alert crosses itself. Please draw it, or choose its counties." },
  ]);
});

test("an alert of 400 kB is read and listed, and other calls still take 64 KB", async () => {
  const Alert = anAlert(polygonOf(inDetroit)).replace("Evacuation", `Evacuation ${"x\n".repeat(200_000)}`);
  expect((await read({ Alert })).body.Alert?.Event.length).toBeLessThanOrEqual(500);
  expect((await found({ Alert })).homes).toEqual((await found({ Alert: makersAlerts.update })).homes);
  const { reader } = await department;
  const large = { Area: { Alert }, padding: "x".repeat(700_000) };
  expect((await invoke(readArea, large as never, { session: reader })).status).toBe(413);
});
