import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announce, clearAnnouncements } from "./announce.ts";

/** Each region with the sequence of its texts. */
const held = { "announce-status": [] as string[], "announce-alert": [] as string[] };

function region(id: keyof typeof held) {
  let text = "";
  return {
    get textContent() {
      return text;
    },
    set textContent(next: string) {
      text = next;
      held[id].push(next);
    },
  };
}

let page: Record<string, { textContent: string }>;

beforeEach(() => {
  vi.useFakeTimers();
  page = { "announce-status": region("announce-status"), "announce-alert": region("announce-alert") };
  vi.stubGlobal("document", { getElementById: (id: string) => page[id] });
  for (const texts of Object.values(held)) texts.length = 0;
});
afterEach(() => {
  clearAnnouncements();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const said = (id: keyof typeof held) => held[id].filter(Boolean);

test("two sentences at the same time are both announced, in their order", () => {
  announce("The first message");
  announce("The second message");
  vi.runAllTimers();
  expect(said("announce-status")).toEqual(["The first message", "The second message"]);
});

test("a repeated sentence is read twice: the region is empty in between", () => {
  announce("Photo chosen");
  vi.runAllTimers();
  announce("Photo chosen");
  vi.runAllTimers();
  expect(held["announce-status"]).toEqual(["", "Photo chosen", "", "Photo chosen"]);
});

test("a held key does not fill the queue", () => {
  for (let presses = 0; presses < 50; presses += 1) announce("This is the last item");
  vi.runAllTimers();
  expect(said("announce-status")).toHaveLength(2);
});

test("an urgent sentence does not wait for a polite one", () => {
  announce("Copied: 1");
  announce("Please enter a valid email", true);
  vi.advanceTimersByTime(50);
  expect(page["announce-alert"]?.textContent).toBe("Please enter a valid email");
});

test("no announced or queued sentence is left for the next person", () => {
  announce("The payment for Ada Okafor is completed.");
  announce("Primary residence address copied: 2 Woodward Ave");
  vi.advanceTimersByTime(60);
  clearAnnouncements();
  expect(page["announce-status"]?.textContent).toBe("");
  vi.runAllTimers();
  expect(page["announce-status"]?.textContent).toBe("");
  announce("You were signed out.");
  vi.runAllTimers();
  expect(page["announce-status"]?.textContent).toBe("You were signed out.");
});
