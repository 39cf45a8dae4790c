import { expect, test } from "vitest";
import { personRequest } from "#shared/model/personShapes.ts";

const { Allergies, Communication, Contacts, Languages, Lifting, PowerEquipment, RunsTo } = personRequest.shape;

test("what is blank empties a fact, and what is left out says nothing", () => {
  expect(Lifting.parse({ People: "", How: "  " })).toBeNull();
  expect(RunsTo.parse({ To: [], Place: "" })).toBeNull();
  expect(Contacts.parse([{ Name: " ", Relation: "", Phone: "" }])).toEqual([]);
  expect([Allergies.parse(""), Languages.parse([""]), PowerEquipment.parse([])]).toEqual(["", [], []]);
  for (const field of [Allergies, Communication, Contacts, Languages, Lifting, PowerEquipment, RunsTo])
    expect([field.parse(null), field.parse(undefined)]).toEqual([null, undefined]);
});

const problemOf = (schema: typeof Contacts | typeof PowerEquipment | typeof Lifting, said: unknown) =>
  schema.safeParse(said).error?.issues.map(({ path, message }) => [path.join("."), message]);

test("a half-filled row is asked for at its own place, whatever blank rows are before it", () => {
  const rows = [
    { Name: "", Relation: "", Phone: "" },
    { Name: "Rosa", Relation: "", Phone: "" },
  ];
  expect(problemOf(Contacts, rows)).toEqual([["1.Phone", "Please enter the contact's phone number"]]);
  expect(problemOf(PowerEquipment, [{ What: "", Hours: "4" }])).toEqual([["0.What", "Please say what needs power"]]);
  expect(problemOf(Lifting, { People: "", How: "By the arms" })).toEqual([
    ["People", "Please choose how many people it takes"],
  ]);
});

test.each(["1000", "-1", "four", "4.55", "1e2"])("a battery does not last %j hours", (Hours) => {
  expect(problemOf(PowerEquipment, [{ What: "Ventilator", Hours }])).toHaveLength(1);
});

test("hours are kept as a number, 0 is no battery, and blank is not known", () => {
  const said = ["4", "0", "", 2.5].map((Hours) => ({ What: "Pump", Hours }));
  expect(PowerEquipment.parse(said.slice(0, 3))).toEqual([
    ...[{ What: "Pump", Hours: 4 }, { What: "Pump", Hours: 0 }, { What: "Pump" }],
  ]);
  expect(PowerEquipment.parse(said.slice(3))).toEqual([{ What: "Pump", Hours: 2.5 }]);
});

test("at most three contacts and devices are listed", () => {
  const contact = { Name: "Rosa", Phone: "(313) 555-0142" };
  expect(Contacts.parse([contact, contact, contact])).toHaveLength(3);
  expect(problemOf(Contacts, Array(4).fill(contact))).toEqual([["", "Please list at most 3"]]);
});

test("a place that is named is one to run to", () => {
  expect(RunsTo.parse({ To: ["WATER"], Place: "Belle Isle" })).toEqual({
    To: ["WATER", "PLACE"],
    Place: "Belle Isle",
  });
  expect(RunsTo.parse({ To: ["TRAFFIC", "WATER"] })).toEqual({ To: ["WATER", "TRAFFIC"] });
});

test("choices are kept once and in their order, languages in the order of the family; others are refused", () => {
  expect(Communication.parse(["WRITES", "SPEAKS", "WRITES"])).toEqual(["SPEAKS", "WRITES"]);
  expect(Languages.parse(["es", "", "en", "es"])).toEqual(["es", "en"]);
  expect(Communication.safeParse(["SHOUTS"]).success).toBe(false);
  expect(Languages.safeParse(["tlh"]).success).toBe(false);
});

test("texts are as long as people count them", () => {
  expect(Allergies.safeParse("🥜".repeat(300)).success).toBe(true);
  expect(Allergies.safeParse("x".repeat(301)).success).toBe(false);
});
