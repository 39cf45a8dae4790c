import { afterEach, expect, test, vi } from "vitest";
import { loadFiles } from "./loadFiles.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("files are loaded past the browser's cache, and one that does not load is left out", async () => {
  const caches: (RequestCache | undefined)[] = [];
  vi.stubGlobal("fetch", async (address: string, { cache }: RequestInit = {}) => {
    caches.push(cache);
    if (address === "/torn") throw new TypeError("Failed to fetch");
    return new Response(address, { status: address === "/gone" ? 403 : 200 });
  });
  const files = await loadFiles(["/a", "/gone", "/torn", "/b"]);
  expect([...files].map(([address, file]) => [address, new TextDecoder().decode(file)])).toEqual([
    ["/a", "/a"],
    ["/b", "/b"],
  ]);
  expect(caches).toEqual(Array(4).fill("no-store"));
});
