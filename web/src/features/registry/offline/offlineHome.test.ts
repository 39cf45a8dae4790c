import { expect, test } from "vitest";
import { namedForEntry } from "#shared/model/jacket/entry.ts";
import { showPerson } from "#shared/model/personShapes.ts";
import type { RegistryHome } from "#shared/model/registry/home.ts";
import { aCard } from "#shared/testing/aCard.ts";
import { wholePeople } from "#shared/testing/wholePeople.ts";
import { localMinute } from "#web/ui/display/localMinute.ts";
import { offlineHome } from "./offlineHome.ts";

const Home: RegistryHome = {
  ID: "owner123.home1234",
  Street: "88 Larned St",
  Unit: "4",
  City: "Detroit",
  State: "MI",
  Zip: "48226",
  Geo: { Lat: 42.331, Lng: -83.044, Exactness: "FAMILY" },
  People: 1,
  Needs: ["POWER"],
  Hours: 4,
  HoursSaid: true,
  Confirmed: "2026-11-22",
  Waiting: true,
  Mobile: true,
  Why: "Battery lasts 4 hours",
};

const day = "2026-11-27";

test("a home is as a crew needs it: where, why, how to get in with the code at the door, and whom to call", () => {
  const Entry = aCard({
    Description: "Ring twice",
    Contacts: [{ Name: "Ben Stone", Relation: "uncle", Phone: "3135550177" }],
  });
  const Record = {
    First: "Ada",
    Last: "Miller",
    Medical: { Other: true, OtherText: "Likes trains" },
    Entry: "Gate 4711",
  };
  const home = offlineHome({ Home, People: [{ Entry, Record }] }, day);
  expect(home).toMatchObject({
    street: "88 Larned St, Unit 4",
    place: "Detroit, MI 48226",
    why: "Battery lasts 4 hours",
    point: { lat: 42.331, lng: -83.044 },
    needsPower: true,
    needs: ["Needs power"],
  });
  expect(home.facts.join()).toContain("Last confirmed Nov 22 2026");
  expect(home.wayIn.map(([, words]) => words)).toEqual(expect.arrayContaining(["Ring twice", "Gate 4711"]));
  expect(home.people[0]?.phones).toEqual([
    { name: "Ada Miller", words: "(313) 555-0142", dial: "+13135550142" },
    { name: "Ben Stone, uncle", words: "(313) 555-0177", dial: "3135550177" },
    { name: "Rosa Miller", words: "(313) 555-0199", dial: "+13135550199" },
  ]);
  expect(home.people[0]?.lines).toEqual(expect.arrayContaining([["Other", "Likes trains"]]));
  expect(home.people[0]?.steps.length).toBeGreaterThan(0);
});

test("a copy says until when a battery lasts, and repeats what nobody said", () => {
  const why = (changes: Partial<RegistryHome>) =>
    offlineHome({ Home: { ...Home, ...changes }, People: [] }, day, "2026-11-27T19:00:00.000Z").why;
  expect(why({})).toBe(`Battery lasts 4 hours, until about ${localMinute("2026-11-27T23:00:00.000Z")}`);
  expect(why({ Hours: 0, Why: "No battery: stops with the power" })).toBe("No battery: stops with the power");
  expect(why({ Hours: 0, HoursSaid: false, Why: "counted as none" })).toBe("counted as none");
});

test("the middle of a ZIP is no point, and a home without people is not left out", () => {
  const near = { ...Home, Geo: { Lat: 42, Lng: -83, Exactness: "ZIP" as const } };
  const home = offlineHome({ Home: near, People: [] }, day);
  expect([home.point, home.people, home.wayIn]).toEqual([undefined, [], []]);
  expect(home.pointWords).toBe("known to the zip's area only");
});

const people = wholePeople(20);

test(`what departments may see of ${people.length} people is in the copy`, () => {
  for (const { person, shown } of people) {
    const Entry = aCard(namedForEntry(showPerson(person)));
    const text = JSON.stringify(offlineHome({ Home, People: [{ Entry }] }, day));
    expect(shown.filter((words) => !text.includes(words))).toEqual([]);
  }
});
