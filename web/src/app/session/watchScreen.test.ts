import { environmentManager, focusManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { unwatchedAfter, watchScreen } from "./watchScreen.ts";

const minute = 60_000;

/** With the counts made for it, one a minute. */
function aCountedScreen() {
  const document = Object.assign(new EventTarget(), {
    visibilityState: "visible" as DocumentVisibilityState,
  });
  const screen = Object.assign(new EventTarget(), { document });
  focusManager.setEventListener((tell) => watchScreen(screen, tell));
  let counts = 0;
  const client = new QueryClient();
  const observer = new QueryObserver(client, {
    queryKey: ["count"],
    queryFn: () => {
      counts += 1;
      return counts;
    },
    refetchInterval: minute,
    staleTime: minute / 2,
  });
  client.mount();
  const stop = observer.subscribe(() => {});
  const show = (visibilityState: DocumentVisibilityState) => {
    document.visibilityState = visibilityState;
    document.dispatchEvent(new Event("visibilitychange"));
    return vi.advanceTimersByTimeAsync(10);
  };
  const end = () => {
    stop();
    client.unmount();
  };
  return { counts: () => counts, show, use: () => screen.dispatchEvent(new Event("pointermove")), end };
}

let screen: ReturnType<typeof aCountedScreen>;
beforeEach(() => {
  // A server does not poll.
  environmentManager.setIsServer(() => false);
  vi.useFakeTimers();
  screen = aCountedScreen();
});
afterEach(() => {
  screen.end();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * minute + 10);

test("counts stop while the tab is hidden, and resume at once when it is seen", async () => {
  await pass(2);
  expect(screen.counts()).toBe(3);
  await screen.show("hidden");
  await pass(30);
  expect(screen.counts()).toBe(3);
  await screen.show("visible");
  expect(screen.counts()).toBe(4);
  await pass(1);
  expect(screen.counts()).toBe(5);
});

test("counts stop some minutes after the last use of the screen, and resume at once with the next", async () => {
  await pass(unwatchedAfter / minute);
  const before = screen.counts();
  await pass(60);
  expect(screen.counts()).toBe(before);
  screen.use();
  await vi.advanceTimersByTimeAsync(10);
  expect(screen.counts()).toBe(before + 1);
});

test("a screen in use is counted every minute", async () => {
  for (let at = 0; at < 20; at += 1) {
    screen.use();
    await pass(1);
  }
  expect(screen.counts()).toBe(21);
});
