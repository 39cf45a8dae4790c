import { expect, test } from "vitest";
import { ApiError } from "./ApiError.ts";
import { withIdempotencyKey } from "./idempotencyKeys.ts";

async function sendOnce(request: string, outcome?: Error): Promise<string> {
  let used = "";
  await withIdempotencyKey(request, async (key) => {
    used = key;
    if (outcome) throw outcome;
  }).catch((error: unknown) => expect(error).toBe(outcome));
  return used;
}

test("a request is repeated with the same key while its outcome is unknown", async () => {
  const first = await sendOnce("POST /member {}", new ApiError(0, "NO_ANSWER", "no answer"));
  const second = await sendOnce("POST /member {}", new ApiError(503, "UNAVAILABLE", "down"));
  const third = await sendOnce("POST /member {}");
  expect([second, third]).toEqual([first, first]);
});

test("after a success or a refusal the same request is a new one", async () => {
  const first = await sendOnce("POST /household {}");
  const second = await sendOnce("POST /household {}", new ApiError(400, "INVALID_REQUEST", "refused"));
  const third = await sendOnce("POST /household {}");
  expect(new Set([first, second, third]).size).toBe(3);
});

test("different requests have different keys", async () => {
  const lost = new ApiError(0, "NO_ANSWER", "no answer");
  expect(await sendOnce("POST /a {}", lost)).not.toBe(await sendOnce("POST /b {}", lost));
});
