import { expect, test } from "vitest";
import { afterExport, afterMarks, afterUndo, isOpen, newHandover, undoableOf } from "./handedOver.ts";

const minute = 60_000;
const exported = newHandover({ kind: "NEW", waiting: ["a", "b", "c", "d"] }, 0);
const marked = afterMarks(
  exported,
  [
    { EntryID: "a", Outcome: "MARKED" },
    { EntryID: "b", Outcome: "CHANGED" },
    { EntryID: "c", Outcome: "GONE" },
  ],
  minute,
);

test("marks in steps leave what is still to be marked, and tell apart what changed and what is gone", () => {
  expect(marked).toMatchObject({ waiting: ["d"], marked: ["a"], changed: ["b"], gone: 1 });
  const all = afterMarks(marked, [{ EntryID: "d", Outcome: "MARKED" }], 2 * minute);
  expect(all).toMatchObject({ waiting: [], marked: ["a", "d"] });
});

test("what changed and was exported again is offered no second time", () => {
  expect(afterExport(marked, ["b", "x"])).toMatchObject({ changed: [], again: 1, waiting: ["d"], marked: ["a"] });
  expect(afterExport(marked, ["d"])).toEqual(marked);
});

const resumed = (at: number) => afterMarks(marked, [{ EntryID: "d", Outcome: "MARKED" }], at);

test("each mark is offered for an undo in its own ten minutes, also when the rest was marked later", () => {
  expect(undoableOf(exported, 0)).toEqual([]);
  expect(undoableOf(marked, 11 * minute - 1)).toEqual(["a"]);
  expect(undoableOf(marked, 11 * minute)).toEqual([]);
  expect(undoableOf(resumed(2 * minute), 11 * minute - 1)).toEqual(["a", "d"]);
  expect(undoableOf(resumed(2 * minute), 11 * minute)).toEqual(["d"]);
  expect(undoableOf(resumed(30 * minute), 40 * minute - 1)).toEqual(["d"]);
  expect(undoableOf(resumed(30 * minute), 40 * minute)).toEqual([]);
});

test("what was taken back is to be marked again; a mark that was refused stays one, and is offered no more", () => {
  const undone = afterUndo(resumed(2 * minute), ["a", "d"], ["d"]);
  expect(undone).toMatchObject({ waiting: ["d"], marked: ["a"] });
  expect(undoableOf(undone, 3 * minute)).toEqual([]);
});

test("an export is shown while something is to be marked, exported again or undone, for a working day", () => {
  const done = { ...exported, waiting: [], marked: ["a"], undoable: [{ at: 0, ids: ["a"] }] };
  expect(isOpen(exported, 11 * 60 * minute)).toBe(true);
  expect(isOpen(exported, 13 * 60 * minute)).toBe(false);
  expect(isOpen(done, 9 * minute)).toBe(true);
  expect(isOpen(done, 10 * minute)).toBe(false);
  expect(isOpen({ ...done, changed: ["b"] }, 10 * minute)).toBe(true);
});
