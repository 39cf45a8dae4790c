import { expect, test } from "vitest";
import { doorKey } from "./doorKey.ts";
import { nameOrder } from "./nameOrder.ts";
import { fitsFind, readFind } from "./readFind.ts";

const findsAddress = (typed: string, Street: string): boolean =>
  readFind(typed).lookups.some(({ by, key }) => by === "ADDRESS" && doorKey(Street).startsWith(key));

const findsName = (typed: string, First: string, Last: string): boolean =>
  readFind(typed).lookups.some(({ by, key }) => by === "NAME" && nameOrder({ First, Last }).startsWith(key));

test.each([
  [
    "12 North Woodward Avenue, Apt. #4",
    ["12 woodward", "12 n woodward ave", "woodward ave 12", "woodward 12", "12 Wood", "apt 4, 12 woodward"],
  ],
  [
    "12 Woodward Ave",
    ["12 N Woodward", "12 woodward avenue apartment 4", "12 Woodward Ave, Detroit, MI 48226", "12 woodward detroit"],
  ],
  ["12 Woodward Ave", ["12 Woodward Ave Detroit 48226-1234", "Miller 12 Woodward", "12 Woodward Ave #4, Detroit"]],
  ["7 North Ave", ["7 north", "7 North Avenue"]],
  ["9 Mill Creek Rd", ["9 mill creek", "9 Mill", "9 ML CRK RD"]],
  ["3 5th Ave", ["3 fifth avenue", "3 5th", "5th Ave 3"]],
  ["12A Saint Clair Street", ["12a st clair", "12A St. Clair St"]],
  ["W148 N9748 Tree Tops Dr", ["W148N9748 Tree Tops", "w148 n9748 tree tops dr"]],
  ["W148N9748 Tree Tops Dr", ["W148 N9748 Tree Tops", "w148n9748 tree"]],
  ["G-1075 N Ballenger Hwy", ["G1075 N Ballenger", "1075 Ballenger", "Miller G1075 Ballenger"]],
  ["123-1/2 Elm St", ["123-1/2 Elm St", "123 Elm", "123½ Elm", "123 1/2 elm"]],
  ["123 Elm St", ["123 1/2 Elm"]],
  ["812 Main St Lower Flat", ["812 main", "812 Main St Lower", "lower flat 812 main"]],
  ["12 Saint Clair St", ["12 st clair", "12 saint clair", "12 St. Clair Street"]],
  ["8 Mile Rd", ["8 Mile Rd", "8 mile"]],
  ["PO Box 12", ["po box 12", "P.O. Box 12"]],
])("%s is found as families and callers write it", (Street, texts) => {
  for (const typed of texts) expect(findsAddress(typed, Street), typed).toBe(true);
});

test("another house, another street and a house number alone find nothing", () => {
  for (const typed of ["13 woodward", "1 woodward", "12 elm", "12", "48226"])
    expect(findsAddress(typed, "12 N Woodward Ave"), typed).toBe(false);
});

test.each([
  ["Ada", "Miller", ["miller", "mill", "Ada Miller", "MILLER ADA", "Miller, Ada", "Miller, A", "ada j miller"]],
  ["Maria", "Garcia Lopez", ["Maria Garcia Lopez", "garcia", "Garcia Lopez, Maria"]],
  ["Juan", "De La Cruz", ["juan delacruz", "Juan de la Cruz", "de la cruz"]],
  ["Mary Ann", "O’Neil-Núñez", ["oneil", "Mary Ann O'Neil Nunez", "O'Neil-Nunez, Mary"]],
  ["Van", "Miller", ["Van Miller", "miller van"]],
  ["Văn An", "Nguyễn", ["Nguyen Van An", "Van An Nguyen", "Nguyen, Van An", "nguyen"]],
  ["Łukasz", "Wałęsa", ["walesa", "Lukasz Walesa", "Wałęsa, Łukasz", "WALESA LUKASZ"]],
  ["Jørgen", "Þorláksson-Ægir", ["Jorgen Thorlaksson Aegir", "thorlaksson"]],
  ["Abdul-Rahman", "Al-Hassan", ["Al Hassan", "Alhassan", "al-hassan", "Abdul Rahman Alhassan"]],
  ["Ada", "Miller Jr.", ["Ada Miller", "Ada Miller Jr", "miller jr, ada"]],
])("%s %s is found by the last name, and in either order", (First, Last, texts) => {
  for (const typed of texts) expect(findsName(typed, First, Last), typed).toBe(true);
});

test("other names, and a single letter, find nobody", () => {
  for (const typed of ["ada", "millers", "amy miller", "m", "", "12 miller"])
    expect(findsName(typed, "Ada", "Miller"), typed).toBe(false);
});

test("a text is looked up at most five times, a phone once; the number of a jacket is one more way", () => {
  for (const typed of ["Maria de la Garcia Lopez y Vega", "12 Woodward Ave, Apt 4, Detroit, MI 48226", "x y"])
    expect(readFind(typed).lookups.length).toBeLessThanOrEqual(5);
  expect(readFind("(313) 555-0142").lookups).toEqual([{ by: "PHONE", key: "3135550142" }]);
  expect(readFind("ada 313.555.0142").words).toEqual(["ada"]);
});

const address = { City: "Detroit", State: "MI", Zip: "48226" } as const;

test("words behind an address choose among those that are found, and a unit that was not registered does not hide", () => {
  const person = { First: "Ada", Last: "Miller" };
  const fits = (typed: string, Street: string) =>
    fitsFind(readFind(typed), { person, address: { ...address, Street } });
  for (const typed of ["12 woodward detroit", "12 Woodward Ave, Detroit, MI 48226", "miller 12 woodward", "12 wood #4"])
    expect(fits(typed, "12 Woodward Ave Apt 4"), typed).toBe(true);
  expect(fits("12 Woodward Ave unit 4", "12 Woodward Ave")).toBe(true);
  expect(fits("12 woodward #5", "12 Woodward Ave Apt 4")).toBe(false);
  expect(fits("12 woodward", "12 1/2 Woodward Ave")).toBe(true);
  expect(fits("12 1/2 woodward", "12 Woodward Ave")).toBe(true);
  expect(fits("12 1/2 woodward", "12 1/4 Woodward Ave")).toBe(false);
  expect(fits("12 woodward pontiac", "12 Woodward Ave Apt 4")).toBe(false);
});

type Home = Parameters<typeof fitsFind>[1]["household"];

const fittingIn = (homes: readonly Home[]) => (typed: string) =>
  homes.map((household) => {
    const person = { First: "Ada", Last: "Miller" };
    return fitsFind(readFind(typed), { person, address: { ...address, Street: "500 Riverside Ave" }, household });
  });

test.each([
  [
    "1204",
    ["500 Riverside Ave Apt 1204", "500 riverside #1204", "500 Riverside Avenue 1204", "apt 1204, 500 riverside"],
  ],
  ["Apt. #1204", ["500 Riverside Ave Apt 1204", "500 riverside unit 1204, Detroit"]],
  ["12-B", ["500 Riverside Ave Apt 12B", "500 riverside apt 12 b", "500 riverside #12-b"]],
  ["Suite 12 B", ["500 Riverside Ave Ste 12B", "500 riverside apt 12-B"]],
])(
  "of a tower's people the one with the unit %s fits, as callers say it, and those without any unit",
  (Unit, texts) => {
    const fitting = fittingIn([{ Unit }, { Unit: "1205" }, { Unit: "Apt 3" }, {}]);
    for (const typed of texts) expect(fitting(typed), typed).toEqual([true, false, false, true]);
    expect(fitting("500 riverside")).toEqual([true, true, true, true]);
  },
);

test("a typed floor leaves those of that floor, and who has a unit alone; a unit of the same number is another", () => {
  const homes = [
    { Unit: "1204", Floor: "12" },
    { Floor: "12th" },
    { Unit: "12", Floor: "Floor 3" },
    { Unit: "12" },
    {},
  ];
  const fitting = fittingIn(homes);
  for (const typed of ["500 riverside 12th floor", "500 Riverside Ave, floor 12"])
    expect(fitting(typed), typed).toEqual([true, true, false, true, true]);
  expect(fitting("500 riverside apt 12")).toEqual([false, true, true, true, true]);
  expect(fitting("500 riverside 12th floor apt 1204")).toEqual([true, true, false, false, true]);
});
