import { expect, test } from "vitest";
import { stillToShow, type Toast, toastTime } from "./toast.ts";

const aToast = (id: number, secondsAgo: number): Toast => ({
  id,
  kind: "error",
  message: `message ${id}`,
  duration: toastTime,
  at: new Date(Date.now() - secondsAgo * 1_000),
});

const idsOf = (toasts: readonly Toast[]) => toasts.map(({ id }) => id);

test("what was read out while it could not be shown is shown afterwards only within its own time", () => {
  const toasts = [aToast(3, 0), aToast(2, 5), aToast(1, 2_400)];
  expect(idsOf(stillToShow(toasts, 0, 2))).toEqual([2, 3]);
});

test("a message that nobody heard is shown however late the library comes, and none twice", () => {
  const toasts = [aToast(2, 0), aToast(1, 30)];
  expect(idsOf(stillToShow(toasts, 0, 0))).toEqual([1, 2]);
  expect(idsOf(stillToShow(toasts, 1, 0))).toEqual([2]);
});
