import { afterEach, expect, test, vi } from "vitest";
import { pace } from "./pace.ts";
import * as waiting from "./pause.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test("each of two workers sends half of the rate, the first at once, and nothing is saved up", async () => {
  vi.stubEnv("MAILS_PER_SECOND", "10");
  const pause = vi.spyOn(waiting, "pause").mockResolvedValue();
  const now = vi.spyOn(performance, "now").mockReturnValue(1_000);
  const myTurn = pace(() => 4);
  for (let time = 0; time < 3; time += 1) await myTurn();
  expect(pause.mock.calls).toEqual([
    [500, "services"],
    [1_000, "services"],
  ]);
  now.mockReturnValue(60_000);
  for (let time = 0; time < 2; time += 1) await myTurn();
  expect(pause.mock.calls.slice(2)).toEqual([[500, "services"]]);
});
