import type { DepartmentWish } from "#lambdas/domain/departments/departments.ts";
import type { Place } from "#shared/rules/place.ts";

export interface DemoCity {
  readonly City: string;
  readonly zips: readonly [string, ...string[]];
  readonly streets: readonly [string, ...string[]];
}

const State = "MI";

export const demoCities: readonly [DemoCity, ...DemoCity[]] = [
  {
    City: "Detroit",
    // Those with homes: others are of post offices and firms.
    zips: [
      ...(["48201", "48202", "48204", "48205", "48206", "48207", "48208", "48209", "48210", "48211"] as const),
      ...["48213", "48214", "48215", "48216", "48217", "48219", "48221", "48223", "48224", "48226"],
      ...["48227", "48228", "48234", "48235", "48238"],
    ],
    streets: ["Woodward Ave", "Gratiot Ave", "Cass Ave", "W Vernor Hwy", "Livernois Ave", "E Grand Blvd"],
  },
  {
    City: "Dearborn",
    zips: ["48120", "48124", "48126", "48128"],
    streets: ["Michigan Ave", "Schaefer Rd", "Monroe St", "Outer Dr"],
  },
  { City: "Hamtramck", zips: ["48212"], streets: ["Joseph Campau Ave", "Caniff St", "Evaline St"] },
  { City: "Livonia", zips: ["48150", "48152", "48154"], streets: ["Farmington Rd", "Five Mile Rd"] },
  {
    City: "Pontiac",
    zips: ["48340", "48341", "48342"],
    streets: ["Saginaw St", "Huron St", "Baldwin Ave", "Auburn Ave"],
  },
  { City: "Southfield", zips: ["48033", "48034", "48075", "48076"], streets: ["Evergreen Rd", "Lahser Rd"] },
  { City: "Novi", zips: ["48374", "48375", "48377"], streets: ["Grand River Ave", "Ten Mile Rd"] },
];

const at = (...cities: readonly string[]): Place[] => cities.map((City) => ({ City, State }));

export interface DemoDepartment extends DepartmentWish {
  readonly name: string;
  /** After "demo.". */
  readonly mail: string;
}

/** Of Wayne County and Oakland County. One pays for its residents. */
export const demoDepartments: readonly DemoDepartment[] = [
  {
    name: "Detroit Police",
    kind: "POLICE",
    mail: "detroit.police",
    places: at("Detroit"),
    contact: "(313) 555-0110",
    statement: "Officers read the record on the way to a welfare check.",
  },
  {
    name: "Detroit Fire",
    kind: "FIRE",
    mail: "detroit.fire",
    places: at("Detroit", "Hamtramck"),
    contact: "(313) 555-0120",
    statement: "Each engine carries the records of its district.",
  },
  {
    name: "Wayne County Medical",
    kind: "MEDICAL",
    mail: "wayne.medical",
    places: at("Detroit", "Dearborn", "Hamtramck", "Livonia"),
    contact: "(734) 555-0130",
    statement: "Paramedics see the medical needs before they arrive.",
  },
  {
    name: "Oakland County Dispatch",
    kind: "DISPATCH",
    mail: "oakland.dispatch",
    places: at("Pontiac", "Southfield", "Novi"),
    contact: "(248) 555-0140",
    statement: "Dispatchers enter each record into their system.",
  },
  {
    name: "Novi Fire",
    kind: "FIRE",
    mail: "novi.fire",
    places: at("Novi"),
    sponsor: true,
    contact: "(248) 555-0150",
    statement: "The station nearest to you has your record.",
  },
];
