import { expect, test } from "vitest";
import type { AssignedHousehold } from "#shared/model/member.ts";
import { knownText } from "./knownText.ts";

type State = NonNullable<AssignedHousehold["Jacket"]>["State"];

const Coverage = { Covered: true, By: ["Detroit responders"] };
const livingAt = (First: string, ...states: (State | undefined)[]) => ({
  First,
  HouseHolds: states.map((State, at) => ({
    ID: `household-${at}`,
    Name: "Home",
    City: "Detroit",
    State: "MI",
    LinkingID: `link-000${at}`,
    Coverage,
    ...(State && { Jacket: { State, City: "Detroit" } }),
  })),
});

test.each<State | undefined>(["KEPT", "WAITING", "REMOVED", undefined])(
  "a person whose record is %s is not called known",
  (state) => {
    expect(knownText([livingAt("Ada", state)])).toBe("No department knows Ada yet.");
    expect(knownText([livingAt("Ada", state), livingAt("Ben")])).toBe("No department knows your family yet.");
  },
);

test.each<State>(["RECEIVED", "CHANGED"])("a person whose record is %s at one home is known", (state) => {
  expect(knownText([livingAt("Ada", "WAITING", state)])).toBe("A department knows Ada.");
});

test("a family is known as a whole only with each of its people", () => {
  const [ada, ben] = [livingAt("Ada", "RECEIVED"), livingAt("Ben", "RECEIVED")];
  expect(knownText([ada, ben, livingAt("Cleo", "WAITING")])).toBe("A department knows 2 of your 3 people.");
  expect(knownText([ada, ben])).toBe("A department knows each of your people.");
});

test("a department that takes part no more knows no one", () => {
  const ada = livingAt("Ada", "RECEIVED");
  const left = ada.HouseHolds.map((home) => ({ ...home, Coverage: { Covered: false, By: [] } }));
  expect(knownText([{ ...ada, HouseHolds: left }])).toBe("No department knows Ada yet.");
});

test("a person whose record one of several departments has received is known", () => {
  const ada = livingAt("Ada", "WAITING");
  const Departments = [
    { Name: "Detroit Fire", State: "RECEIVED" as const },
    { Name: "Detroit Police", State: "WAITING" as const },
  ];
  const homes = ada.HouseHolds.map((home) => ({
    ...home,
    Jacket: { State: "WAITING" as const, City: "Detroit", Departments },
  }));
  expect(knownText([{ ...ada, HouseHolds: homes }])).toBe("A department knows Ada.");
});
