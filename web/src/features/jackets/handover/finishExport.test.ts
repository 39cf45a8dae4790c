import { beforeEach, expect, test, vi } from "vitest";
import type { ExportFormat } from "#shared/handover/ExportFormat.ts";
import { aCard } from "#shared/testing/aCard.ts";
import type { ExportWish } from "./exportWish.ts";
import { finishExport } from "./finishExport.ts";

const pages = [{ cards: [aCard()], photos: new Map(), gone: 0, department: undefined }];
const wish: ExportWish = { format: "TICKETSCAD_CSV", purpose: "DISPATCH", photos: false };

/** Reports as its file is made. */
const aFormat = (onMade: () => void): ExportFormat => ({
  id: wish.format,
  label: "Table",
  readBy: "People read it.",
  photos: "never",
  load: async () => () => {
    onMade();
    return [{ name: "jackets.csv", type: "text/csv", content: "Ada Miller" }];
  },
});

beforeEach(() => {
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:1");
  vi.stubGlobal("window", { location: { origin: "https://beforehand.example" } });
  const document = { createElement: () => ({ click: vi.fn(), remove: vi.fn() }), body: { append: vi.fn() } };
  vi.stubGlobal("document", document);
  vi.useFakeTimers();
});

test("an export that is let go on is saved, and its cards are told", async () => {
  const { signal } = new AbortController();
  expect(await finishExport(pages, aFormat(vi.fn()), wish, signal)).toEqual(pages[0]?.cards);
  expect(URL.createObjectURL).toHaveBeenCalledTimes(1);
});

test("an export that is cancelled, or left, while its file is made saves nothing", async () => {
  const abort = new AbortController();
  const format = aFormat(() => abort.abort());
  expect(await finishExport(pages, format, wish, abort.signal)).toBeUndefined();
  expect(URL.createObjectURL).not.toHaveBeenCalled();
});
