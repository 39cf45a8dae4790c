import type { OfflineCopy } from "../OfflineCopy.ts";
import { element } from "./element.ts";
import { homeDetails } from "./homeDetails.ts";
import type { NumberedHome } from "./pointMap.ts";

const boxes = ["Not tried", "Tried", "Fine", "Needs help", "Away", "No answer"];

/** A row for each home, or a sheet with all of it. */
export type PrintLayout = "list" | "sheets";

const day = 86_400_000;

const minuteOf = (moment: Date): string => moment.toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });

/** @param chosen YYYY-MM-DD, or "" for a day after the printing */
function shredWords(chosen: string, now: Date): string {
  if (!chosen) return minuteOf(new Date(now.getTime() + day));
  return new Date(`${chosen}T12:00`).toLocaleDateString("en-US", { dateStyle: "medium" });
}

const ticks = (): HTMLElement =>
  element("p", { class: "ticks" }, ...boxes.map((words) => element("span", {}, element("i"), words)));

function rowOf({ number, home }: NumberedHome, of: number, printing: PrintLayout): HTMLElement {
  const phones = home.people.flatMap((person) => person.phones.map(({ name, words }) => `${name} ${words}`));
  const whole = printing === "sheets" ? homeDetails(home) : [element("p", {}, [...new Set(phones)].join(" · "))];
  return element(
    "tr",
    {},
    element(
      "td",
      {},
      element("p", { class: "quiet" }, `Home ${number} of ${of}`),
      element("h2", {}, `${home.street}, ${home.place}`),
      element("p", { class: "why" }, home.why),
      ticks(),
      element("p", { class: "notes" }, "When, who, what:"),
      ...whole,
    ),
  );
}

/** A table's head is on each sheet of paper. */
export function printedHomes(
  copy: OfflineCopy,
  { homes, printing, shred }: { homes: readonly NumberedHome[]; printing: PrintLayout; shred: string },
): HTMLElement {
  const now = new Date();
  const made = [copy.title, copy.part, copy.about].filter(Boolean).join(". ");
  const words = `${made} Printed at ${minuteOf(now)}. Shred by ${shredWords(shred, now)}.`;
  const rows = homes.map((one) => rowOf(one, copy.homes.length, printing));
  return element(
    "table",
    { class: `printed ${printing}`, role: "presentation" },
    element("thead", {}, element("tr", {}, element("td", {}, words))),
    element("tbody", {}, ...rows),
  );
}
