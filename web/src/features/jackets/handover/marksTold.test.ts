import { expect, test } from "vitest";
import { afterMarks, newHandover } from "./handedOver.ts";
import { marksTold, undosTold } from "./marksTold.ts";

const exported = newHandover({ kind: "NEW", waiting: ["a", "b", "c", "d"] }, 0);

const after = (...words: readonly ("MARKED" | "CHANGED" | "GONE")[]) =>
  afterMarks(
    exported,
    words.map((Outcome, at) => ({ EntryID: exported.waiting[at] ?? "", Outcome })),
    1,
  );

test("marks are told as a success with their number, and nothing else where all were made", () => {
  expect(marksTold(exported, after("MARKED", "MARKED"))).toEqual([["success", "2 jackets marked as Transfered"]]);
});

test("what changed or is gone is a warning, and no success is told where nothing was marked", () => {
  expect(marksTold(exported, after("MARKED", "CHANGED", "CHANGED", "GONE"))).toEqual([
    ["success", "1 jacket marked as Transfered"],
    ["warning", "2 jackets changed since the export and still wait. 1 jacket is not waiting any more."],
  ]);
  expect(marksTold(exported, after("CHANGED"))).toEqual([
    ["warning", "1 jacket changed since the export and still waits."],
  ]);
});

test("a resumed run tells of its own marks alone", () => {
  const before = after("MARKED", "CHANGED", "GONE");
  const resumed = afterMarks(before, [{ EntryID: "d", Outcome: "GONE" }], 2);
  expect(marksTold(before, resumed)).toEqual([["warning", "1 jacket is not waiting any more."]]);
});

test("no success is told where no mark could be taken back", () => {
  expect(undosTold(3, 0)).toEqual([["success", "3 jackets waiting again"]]);
  expect(undosTold(0, 2).map(([kind]) => kind)).toEqual(["warning"]);
  expect(undosTold(1, 1).map(([kind]) => kind)).toEqual(["success", "warning"]);
});
