import { expect, test, vi } from "vitest";
import { changedElsewhere } from "#lambdas/errors.ts";
import { Conflict } from "#lambdas/records/table/table.ts";
import { retryOnConflict } from "./retryOnConflict.ts";

test("work that lost a race runs again", async () => {
  const work = vi.fn().mockRejectedValueOnce(new Conflict()).mockResolvedValue("saved");
  expect(await retryOnConflict(work)).toBe("saved");
  expect(work).toHaveBeenCalledTimes(2);
});

test("after eight lost races the caller learns of the conflict", async () => {
  const work = vi.fn().mockRejectedValue(new Conflict());
  await expect(retryOnConflict(work)).rejects.toThrow(new Conflict());
  expect(work).toHaveBeenCalledTimes(8);
});

test("a conflict that the work names itself is not tried again", async () => {
  const work = vi.fn().mockRejectedValue(changedElsewhere());
  await expect(retryOnConflict(work)).rejects.toThrow(changedElsewhere());
  expect(work).toHaveBeenCalledTimes(1);
});
