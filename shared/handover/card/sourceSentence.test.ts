import { expect, test } from "vitest";
import { exportFormats } from "#shared/handover/exportFormats.ts";
import { aCard } from "#shared/testing/aCard.ts";
import { about, noResources } from "#shared/testing/anExport.ts";
import { sourceSentence } from "./sourceSentence.ts";

test("a card says who reported it and when, and after twelve months that it was not confirmed since", () => {
  const { Confirmed: _, ...never } = aCard();
  expect(sourceSentence(aCard(), "2027-11-19")).toBe("Reported by the family, confirmed 2026-11-20.");
  expect(sourceSentence(aCard(), "2027-11-20")).toBe("Reported by the family, not confirmed since 2026-11-20.");
  expect(sourceSentence(never, "2026-11-22")).toBe("Reported by the family, registered 2026-11-01.");
  expect(sourceSentence(never, "2027-11-01")).toBe("Reported by the family, not confirmed since 2026-11-01.");
});

test("of a record that ended the ending tells since when, not the family's last word", () => {
  const ended = aCard({ Removed: true, Ending: "UNPAID", EndedOn: "2026-11-03" });
  expect(sourceSentence(ended, "2028-01-01")).toBe("Reported by the family, confirmed 2026-11-20.");
});

test.each(["TICKETSCAD_CSV", "EIDO", "NENA_BLOCKS", "FHIR", "FHIR_TRANSACTION"] as const)(
  "a %s file says that its card was not confirmed for a year",
  async (id) => {
    const make = await exportFormats.find((format) => format.id === id)?.load();
    const texts = async (at: Date) =>
      ((await make?.([aCard()], { ...about, at }, noResources)) ?? []).map(({ content }) => content).join();
    expect(await texts(about.at)).not.toContain("not confirmed since");
    expect(await texts(new Date("2027-11-22T15:00:00Z"))).toContain("not confirmed since 2026-11-20");
  },
);
