import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { aCard, anEnding } from "#shared/testing/aCard.ts";
import { SixtySeconds } from "./SixtySeconds.tsx";

const shown = (entry: Entry) => renderToStaticMarkup(<SixtySeconds entry={entry} />);

const textsOf = (markup: string, name: string) =>
  [...markup.matchAll(new RegExp(`<${name}[ >].*?</${name}>`, "gs"))].map(([one]) =>
    one.replace(/<style.*?<\/style>|<[^>]+>/gs, ""),
  );

const boy = aCard({
  Medical: { NonVerbal: true, AutismASD: true },
  Communication: ["PICTURE_CARDS"],
  RunsTo: { To: ["WATER"] },
  Calms: "His blanket",
});

test("a card begins with an ordered list of what a crew does first, the family's own words below", () => {
  const markup = shown(boy);
  expect(textsOf(markup, "h3")).toEqual(["First sixty seconds"]);
  expect(markup).toContain("<ol");
  expect(textsOf(markup, "li")).toEqual([
    "Does not speak: use picture cards",
    "Do not touch first: go slow",
    "Runs to water",
  ]);
  expect(textsOf(markup, "p").at(-1)).toBe("Calmed by: “His blanket”");
});

test("of a person with nothing to tell, and of one who left, there is no empty box", () => {
  expect(shown(aCard({ Medical: {}, Allergies: "None" }))).toBe("");
  expect(shown(anEnding("MOVED"))).toBe("");
});
