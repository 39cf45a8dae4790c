import { expect, test } from "vitest";
import { conditionCount, departureSentence, householdCount } from "./memberText.ts";

const Coverage = { Covered: true, By: ["Detroit responders"] };
const home = {
  ID: "household-1",
  Name: "Home",
  City: "Detroit",
  State: "MI",
  LinkingID: "link-0001",
  Coverage,
};

test("conditions are counted by the flags that are true", () => {
  expect(conditionCount({ Medical: { DNR: true, Other: true, Bipolar: false, OtherText: "key" } })).toBe(
    "2 Recorded Conditions",
  );
  expect(conditionCount({ Medical: { NonVerbal: true } })).toBe("1 Recorded Condition");
  expect(conditionCount({ Medical: { DNR: false } })).toBe("No Recorded Conditions");
});

test("households are counted, and none reads as not assigned", () => {
  expect([[], [home], [home, home]].map((HouseHolds) => householdCount({ HouseHolds }))).toEqual([
    "Not assigned",
    "1 House Hold",
    "2 House Holds",
  ]);
});

test("before a removal a family reads what its department is told", () => {
  const said = (Jacket?: Parameters<typeof departureSentence>[0]["Jacket"]) =>
    departureSentence({ City: "Detroit", Coverage, Name: "Home", Jacket }, "Ada");
  expect(said()).toMatch(/^No department has the record of Ada/);
  expect(said({ State: "WAITING", City: "Detroit" })).toMatch(/taken out of the department's list/);
  for (const State of ["RECEIVED", "CHANGED"] as const)
    expect(said({ State, City: "Detroit" })).toMatch(/It is told that Ada is no longer at this address/);
  expect(said({ State: "REMOVED", City: "Detroit" })).toMatch(/was told already/);
  expect(said({ State: "REMOVED", Ending: "UNPAID", City: "Detroit" })).toMatch(/It is told that Ada/);
});

test("before a removal where no department takes part, nothing is told to one", () => {
  const gone = { City: "Wyandotte", Coverage: { Covered: false, By: [] }, Name: "Home" };
  const states = ["KEPT", "RECEIVED", "CHANGED", "REMOVED"] as const;
  const homes = states.map((State) => ({ ...gone, Jacket: { State, City: "Wyandotte" } }));
  const [kept, ...others] = homes.map((home) => departureSentence(home, "Ada"));
  expect(kept).toBe("No department in Wyandotte takes part yet. The record is not kept for one any more.");
  for (const said of others) expect(said).toMatch(/takes part no more. If it joins again, it is told/);
});

test("before a removal where several departments take part, a family reads what each is told", () => {
  const Departments = [
    { Name: "Detroit Fire", State: "RECEIVED" },
    { Name: "Detroit Police", State: "WAITING" },
  ] as const;
  const said = (some: readonly (typeof Departments)[number][]) =>
    departureSentence(
      {
        City: "Detroit",
        Coverage,
        Name: "Home",
        Jacket: { State: "WAITING", City: "Detroit", Departments: [...some] },
      },
      "Ada",
    );
  expect(said(Departments)).toBe(
    "Detroit Fire: has the record already, and is told that Ada is no longer at this address. " +
      "Detroit Police: the record is waiting, and is taken out of the list.",
  );
  expect(said(Departments.slice(1))).toBe("Detroit Police: the record is waiting, and is taken out of the list.");
});
