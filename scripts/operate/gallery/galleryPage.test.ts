import { expect, test } from "vitest";
import { galleryPage } from "./galleryPage.ts";

test("a page has each screen once, with its pictures from narrow to wide, light before dark", () => {
  const page = galleryPage([
    "queue-1280.png",
    "find-360.png",
    "queue-360-dark.png",
    "queue-360.png",
    "sheets.pdf",
    "index.html",
  ]);
  expect([...page.matchAll(/<h2>(\w+)</g)].map(([, name]) => name)).toEqual(["find", "queue"]);
  expect([...page.matchAll(/src="([^"]+)"/g)].map(([, file]) => file)).toEqual([
    "find-360.png",
    "queue-360.png",
    "queue-1280.png",
    "queue-360-dark.png",
  ]);
  expect(page).toContain("2 screens and states");
});
