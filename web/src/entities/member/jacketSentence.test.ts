import { expect, test } from "vitest";
import { jacketSentence } from "./jacketSentence.ts";

test("a family reads the state of each record", () => {
  const said = (Jacket?: Parameters<typeof jacketSentence>[0]["Jacket"]) =>
    jacketSentence({ City: "Detroit", Coverage: { Covered: true, By: ["Detroit responders"] }, Jacket });
  expect(said()).toBe("Not shared yet");
  expect(said({ State: "WAITING", City: "Detroit" })).toBe("Waiting for review in Detroit");
  expect(said({ State: "RECEIVED", City: "Detroit", At: "2026-11-21T10:00:00Z" })).toBe(
    "Received by Detroit on Nov 21 2026",
  );
  expect(said({ State: "CHANGED", City: "Detroit" })).toBe("Changed since Detroit received it");
  expect(said({ State: "REMOVED", City: "Detroit" })).toBe("No longer there, as Detroit was told");
});

test("of a record that was not confirmed a family reads that the departments keep it", () => {
  const Coverage = { Covered: true, By: ["Detroit responders"] };
  const told = { State: "REMOVED", Ending: "UNPAID", EndedOn: "2026-11-03" } as const;
  const Jacket = { ...told, City: "Detroit" };
  const sentence = "was told “Not confirmed since Nov 03 2026”";
  expect(jacketSentence({ City: "Detroit", Coverage, Jacket })).toBe(`Detroit ${sentence}`);
  const Departments = [
    { Name: "Detroit Fire", ...told },
    { Name: "Detroit Police", State: "REMOVED" as const, Ending: "MOVED" as const },
  ];
  expect(jacketSentence({ City: "Detroit", Coverage, Jacket: { ...Jacket, Departments } })).toBe(
    `Detroit Fire: ${sentence}. Detroit Police: was told that this ended.`,
  );
});

test("where no department takes part, no record is called waiting", () => {
  const gone = { City: "Wyandotte", Coverage: { Covered: false, By: [] } };
  const states = ["KEPT", "RECEIVED", "CHANGED", "REMOVED"] as const;
  expect(states.map((State) => jacketSentence({ ...gone, Jacket: { State, City: "Wyandotte" } }))).toEqual([
    "Kept for you: no department in Wyandotte takes part yet",
    "Received by Wyandotte. No department there takes part any more",
    "Changed since Wyandotte received it. No department there takes part any more",
    "No longer there. No department there takes part any more",
  ]);
});

test("where several departments take part, a family reads the state of the record with each", () => {
  const At = "2026-11-22T15:00:00Z";
  const Departments = [
    { Name: "Detroit Fire", State: "RECEIVED" as const, At },
    { Name: "Detroit Police", State: "WAITING" as const },
    { Name: "Wayne Dispatch", State: "CHANGED" as const, At },
  ];
  const Jacket = { State: "WAITING" as const, City: "Detroit", Departments };
  const Coverage = { Covered: true, By: Departments.map(({ Name }) => Name) };
  expect(jacketSentence({ City: "Detroit", Coverage, Jacket })).toBe(
    "Detroit Fire: received Nov 22 2026. Detroit Police: waiting. Wayne Dispatch: received Nov 22 2026, and your change is waiting.",
  );
});
