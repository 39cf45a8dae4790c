import { MutationObserver, onlineManager } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import { noAnswer, noConnection } from "./ApiError.ts";
import { newQueryClient } from "./queryClient.ts";

afterEach(() => onlineManager.setOnline(true));

test("without a network a change fails at once and is not repeated later", async () => {
  onlineManager.setOnline(false);
  let asked = 0;
  const change = new MutationObserver(newQueryClient(), {
    mutationFn: async () => {
      asked += 1;
      throw noAnswer();
    },
  });
  await expect(change.mutate()).rejects.toThrow(noConnection);
  onlineManager.setOnline(true);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toBe(1);
});
