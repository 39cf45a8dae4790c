import { expect, test } from "vitest";
import { afterExport, afterMarks, afterUndo, isOpen, mayUndo, newHandover } from "./handedOver.ts";

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
  expect(marked).toMatchObject({ waiting: ["d"], marked: ["a"], changed: ["b"], gone: 1, markedAt: minute });
  const all = afterMarks(marked, [{ EntryID: "d", Outcome: "MARKED" }], 2 * minute);
  expect(all).toMatchObject({ waiting: [], marked: ["a", "d"], markedAt: 2 * minute });
});

test("what changed and was exported again is offered no second time", () => {
  expect(afterExport(marked, ["b", "x"])).toMatchObject({ changed: [], again: 1, waiting: ["d"], marked: ["a"] });
  expect(afterExport(marked, ["d"])).toEqual(marked);
});

test("the ten minutes of an undo begin with the last marks, and with no step that marked nothing", () => {
  expect(mayUndo(exported, 0)).toBe(false);
  expect(mayUndo(marked, 11 * minute - 1)).toBe(true);
  expect(mayUndo(marked, 11 * minute)).toBe(false);
  const resumed = afterMarks(marked, [{ EntryID: "d", Outcome: "MARKED" }], 30 * minute);
  expect(mayUndo(resumed, 40 * minute - 1)).toBe(true);
  expect(mayUndo(resumed, 40 * minute)).toBe(false);
  const unmarked = afterMarks(marked, [{ EntryID: "d", Outcome: "GONE" }], 30 * minute);
  expect(mayUndo(unmarked, 31 * minute)).toBe(false);
});

test("what was taken back is to be marked again; a mark that could not be taken back is not", () => {
  const all = afterMarks(marked, [{ EntryID: "d", Outcome: "MARKED" }], 2 * minute);
  const undone = afterUndo(all, ["a", "d"], ["d"]);
  expect(undone).toMatchObject({ waiting: ["d"], marked: [], markedAt: 0 });
});

test("an export is shown while something is to be marked, exported again or undone, for a working day", () => {
  const done = { ...exported, waiting: [], marked: ["a"], markedAt: 0 };
  expect(isOpen(exported, 11 * 60 * minute)).toBe(true);
  expect(isOpen(exported, 13 * 60 * minute)).toBe(false);
  expect(isOpen(done, 9 * minute)).toBe(true);
  expect(isOpen(done, 10 * minute)).toBe(false);
  expect(isOpen({ ...done, changed: ["b"] }, 10 * minute)).toBe(true);
});
