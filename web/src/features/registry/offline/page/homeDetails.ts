import type { OfflineHome, OfflineLine, OfflinePerson, OfflinePhone } from "../OfflineCopy.ts";
import { element } from "./element.ts";

function linesOf(lines: readonly OfflineLine[]): HTMLElement {
  const pairs = lines.map(([label, words]) => element("div", {}, element("dt", {}, label), element("dd", {}, words)));
  return element("dl", {}, ...pairs);
}

const list = (items: readonly (Node | string)[], name: "ul" | "ol" = "ul"): HTMLElement =>
  element(name, {}, ...items.map((item) => element("li", {}, item)));

/** Numbers that no phone dials stay words. */
function phoneOf({ name, words, dial }: OfflinePhone): HTMLElement {
  const number = dial.length < 3 ? words : element("a", { href: `tel:${dial}` }, words);
  return element("span", {}, `${name}: `, number);
}

function personOf({ name, steps, quotes, phones, lines }: OfflinePerson): HTMLElement {
  return element(
    "section",
    { class: "person" },
    element("h3", {}, name),
    ...(steps.length > 0 ? [element("h4", {}, "First sixty seconds"), list(steps, "ol")] : []),
    ...quotes.map((quote) => element("p", {}, quote)),
    phones.length > 0 ? list(phones.map(phoneOf)) : element("p", {}, "No phone is known."),
    linesOf(lines),
  );
}

function positionOf({ point, pointWords }: OfflineHome): HTMLElement {
  if (!point) return element("p", {}, `Position: ${pointWords}.`);
  const place = `${point.lat.toFixed(5)}, ${point.lng.toFixed(5)}`;
  return element(
    "p",
    {},
    "Position: ",
    element("a", { href: `geo:${point.lat},${point.lng}` }, place),
    `, ${pointWords}.`,
  );
}

export function homeDetails(home: OfflineHome): HTMLElement[] {
  return [
    ...(home.needs.length > 0 ? [element("p", { class: "needs" }, home.needs.join(", "))] : []),
    element("p", { class: "quiet" }, home.facts.join(" · ")),
    positionOf(home),
    element("h3", {}, "Way in"),
    home.wayIn.length > 0 ? linesOf(home.wayIn) : element("p", {}, "The family says nothing about door and way."),
    ...home.people.map(personOf),
    ...(home.people.length === 0 ? [element("p", {}, "Nobody was registered here any more.")] : []),
  ];
}
