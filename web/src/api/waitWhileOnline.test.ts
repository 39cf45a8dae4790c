import { onlineManager } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { answerWhileOnline, waitWhileOnline } from "./waitWhileOnline.ts";

afterEach(() => onlineManager.setOnline(true));

const never = new Promise<never>(() => {});

test("work that settles gives its result", async () => {
  expect(await waitWhileOnline(Promise.resolve("done"))).toBe("done");
  await expect(waitWhileOnline(Promise.reject(new Error("refused")))).rejects.toThrow("refused");
});

test("the wait ends when the network goes, or is gone", async () => {
  const waiting = waitWhileOnline(never);
  onlineManager.setOnline(false);
  expect(await waiting).toBeUndefined();
  expect(await waitWhileOnline(never)).toBeUndefined();
});

test("what needs an answer fails once the network is gone, in the words of a lost connection", async () => {
  expect(await answerWhileOnline(Promise.resolve({ done: true }))).toEqual({ done: true });
  onlineManager.setOnline(false);
  await expect(answerWhileOnline(never)).rejects.toMatchObject({ code: "NO_ANSWER" });
});

test("a failure that comes after the wait is nobody's", async () => {
  const unhandled = vi.fn();
  process.once("unhandledRejection", unhandled);
  onlineManager.setOnline(false);
  expect(await waitWhileOnline(new Promise((_, reject) => setTimeout(reject, 1, new Error("late"))))).toBeUndefined();
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
