import { beforeEach, expect, test, vi } from "vitest";
import { newHandover } from "./handedOver.ts";

const exported = (at: number) => newHandover({ kind: "NEW", waiting: ["a", "b"] }, at);

let kept: Map<string, string>;
let isFull: boolean;

beforeEach(() => {
  kept = new Map();
  isFull = false;
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (isFull) throw new Error("QuotaExceededError");
      kept.set(name, text);
    },
  });
});

async function aPage() {
  vi.resetModules();
  return (await import("./handedOverStore.ts")).handedOverStore;
}

const now = Date.now();

test("the list survives a reload, the newest first, and holds no name", async () => {
  const before = await aPage();
  before.put("one", exported(now - 1_000));
  before.put("one", exported(now));
  const { account, exports } = (await aPage()).snapshot();
  expect([account, exports.map(({ at }) => at)]).toEqual(["one", [now, now - 1_000]]);
  expect(Object.keys(exports[0] ?? {}).sort()).toEqual(
    ["again", "at", "changed", "gone", "kind", "marked", "undoable", "waiting"].sort(),
  );
});

test("another account begins with an empty list", async () => {
  const page = await aPage();
  page.put("one", exported(now - 1_000));
  page.put("other", exported(now));
  expect(page.snapshot()).toEqual({ account: "other", exports: [exported(now)] });
});

test("a list that is read twice is the same object, so that nothing is drawn again", async () => {
  const page = await aPage();
  page.put("one", exported(now));
  expect(page.snapshot()).toBe(page.snapshot());
});

test("without room in the storage the page has the list until it is reloaded", async () => {
  const page = await aPage();
  isFull = true;
  page.put("one", exported(now));
  expect(page.snapshot().exports).toEqual([exported(now)]);
  expect((await aPage()).snapshot().exports).toEqual([]);
});

test("a text of another version is no list", async () => {
  kept.set("beforehand.handedOver", '{"account":"one","exports":[{"at":"today"}]}');
  expect((await aPage()).snapshot().exports).toEqual([]);
  kept.set("beforehand.handedOver", "not JSON");
  expect((await aPage()).snapshot().exports).toEqual([]);
});
