import { expect, test } from "vitest";
import { changedFields, newsOf } from "./householdEdits.ts";

const home = { Name: "Home", Description: "Blue door" };

test("spaces around a text are no change, an emptied one is", () => {
  expect(changedFields(home, { Name: " Home ", Description: "Blue door\n" })).toEqual([]);
  expect(changedFields(home, { Name: "Home", Description: "" })).toEqual(["Description"]);
});

test("a field that was changed elsewhere and not here is to be taken over", () => {
  expect(newsOf(home, { ...home, Name: "Cabin" }, { ...home, Description: "Red door" })).toEqual([
    { name: "Name", label: "House name", before: "Home", now: "Cabin", isTyped: false },
  ]);
});

test("what is typed against a change elsewhere stays", () => {
  const [news] = newsOf(home, { ...home, Name: "Cabin" }, { ...home, Name: "Hut" });
  expect(news).toMatchObject({ now: "Cabin", isTyped: true });
});

test("the same change on both sides is settled", () => {
  const [news] = newsOf(home, { ...home, Name: "Cabin" }, { ...home, Name: "Cabin " });
  expect(news).toMatchObject({ now: "Cabin", isTyped: false });
});
