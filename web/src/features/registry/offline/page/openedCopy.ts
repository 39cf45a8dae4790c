import { searchIn } from "#shared/rules/search/matchesSearch.ts";
import { searchWords } from "#shared/rules/search/searchWords.ts";
import type { OfflineCopy } from "../OfflineCopy.ts";
import { button, element } from "./element.ts";
import { homeDetails } from "./homeDetails.ts";
import { type NumberedHome, pointMap } from "./pointMap.ts";
import { type PrintLayout, printedHomes } from "./printing.ts";
import { shownWords } from "./shownWords.ts";

const textsOf = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

/** As the site finds: "apt 4" has to find "#4". */
const searchOf = ({ home }: NumberedHome) => searchIn(textsOf(home).map((text) => text.replaceAll("#", " unit ")));

const idOf = (number: number): string => `home-${number}`;

/** Details are made at the first opening: there may be a thousand homes. */
function rowOf({ number, home }: NumberedHome): HTMLElement {
  const details = element(
    "details",
    { id: idOf(number) },
    element(
      "summary",
      {},
      element("span", { class: "number" }, String(number)),
      element(
        "span",
        {},
        element("h2", { class: "street" }, home.street),
        element("span", {}, home.place),
        element("span", { class: "why" }, home.why),
      ),
    ),
  );
  details.addEventListener("toggle", () => {
    if (details.open && details.childElementCount === 1) details.append(...homeDetails(home));
  });
  return element("li", {}, details);
}

function openHome(number: number): void {
  const details = document.getElementById(idOf(number)) as HTMLDetailsElement | null;
  if (!details) return;
  details.open = true;
  details.querySelector("summary")?.focus();
  details.scrollIntoView({ block: "start" });
}

function labelled(words: string, input: HTMLInputElement): HTMLElement {
  return element("label", {}, element("span", {}, words), input);
}

export function showCopy(page: HTMLElement, copy: OfflineCopy): void {
  const all: readonly NumberedHome[] = copy.homes.map((home, at) => ({ number: at + 1, home }));
  const searches = new Map(all.map((one) => [one, searchOf(one)]));
  const rows = new Map(all.map((one) => [one, rowOf(one)]));
  const search = element("input", { type: "search", autocomplete: "off" });
  const shred = element("input", { type: "date" });
  const count = element("p", { role: "status" });
  const map = element("div", { class: "map" });
  const list = element("ul", { class: "homes" }, ...rows.values());
  let shown = all;
  let printing: PrintLayout = "list";

  const draw = () => {
    const words = searchWords(search.value.replaceAll("#", " unit "));
    shown = all.filter((one) => searches.get(one)?.(words));
    const stays = new Set(shown);
    for (const [one, row] of rows) row.hidden = !stays.has(one);
    count.textContent = shownWords(shown.length, copy);
    const points = pointMap(shown, openHome);
    const none =
      shown.length > 0 ? "None of these homes has an exact position." : "Try fewer words, or the street alone.";
    map.replaceChildren(...(points ? [points] : [none]));
  };
  search.addEventListener("input", draw);

  const print = (next: PrintLayout) => {
    printing = next;
    window.print();
  };
  addEventListener("beforeprint", () => {
    document.querySelector("table.printed")?.remove();
    document.body.append(printedHomes(copy, { homes: shown, printing, shred: shred.value }));
  });
  addEventListener("afterprint", () => {
    document.querySelector("table.printed")?.remove();
    printing = "list";
  });

  page.replaceChildren(
    element("h1", { tabindex: "-1" }, copy.title),
    element("p", { class: "quiet" }, [copy.part, copy.about].filter(Boolean).join(". ")),
    element(
      "div",
      { class: "tools" },
      labelled("Find homes by words", search),
      labelled("Shred by (empty: a day after printing)", shred),
      button("Print the list", () => print("list")),
      button("Print a sheet for each home", () => print("sheets")),
      button("Close this copy", () => location.reload()),
    ),
    count,
    map,
    element("p", { class: "quiet" }, "◆ needs power  ● no power told. Where they lie to each other, without streets."),
    list,
  );
  draw();
  page.querySelector("h1")?.focus();
}
