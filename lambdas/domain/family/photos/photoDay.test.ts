import { afterEach, expect, test, vi } from "vitest";
import { addFile } from "#lambdas/adapters/photos/photoFile.ts";
import { uploadKey } from "#lambdas/adapters/photos/photoKeys.ts";
import { photoUrl } from "#lambdas/adapters/photos/photos.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import { plain } from "#lambdas/testing/images/plain.ts";
import { accept } from "./photos.ts";

// A file of its own: the storage client keeps the moved clock.
afterEach(() => vi.useRealTimers());

test("a photo given in the evening has the day of the departments' clock, not the next one of UTC", async () => {
  const owner = newId();
  const upload = uploadKey(owner, newId());
  await addFile(upload, plain.jpeg);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-23T02:30:00Z") });
  expect((await accept(owner, photoUrl(upload))).photoDate).toBe("2026-11-22");
});
