import { assumptions, fixtures, measured } from "./assumptions.ts";
import { monthlyCosts, type Part, totalOf } from "./monthlyCosts.ts";
import { type Price, prices } from "./prices.ts";

const sizes = [10_000, 1_000_000, 10_000_000] as const;

type Row = readonly string[];

const cellWidth = (rows: readonly Row[], at: number): number =>
  Math.max(...rows.map((row) => row[at]?.length ?? 0));

/** A Markdown table with aligned columns; `right` lists the columns of numbers. */
function table(head: Row, rows: readonly Row[], right: readonly number[] = []): string {
  const widths = head.map((_, at) => cellWidth([head, ...rows], at));
  const cell = (text: string, at: number) =>
    right.includes(at) ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0);
  const line = (row: Row) => `| ${row.map(cell).join(" | ")} |`;
  const rule = widths.map((width, at) =>
    right.includes(at) ? `${"-".repeat(width - 1)}:` : "-".repeat(width),
  );
  return [line(head), `| ${rule.join(" | ")} |`, ...rows.map(line)].join("\n");
}

const number = (value: number): string => value.toLocaleString("en-US", { maximumFractionDigits: 3 });

/** Dollars as text: cents below ten, whole dollars above. */
export const dollars = (value: number): string =>
  value.toLocaleString("en-US", {
    minimumFractionDigits: value < 10 ? 2 : 0,
    maximumFractionDigits: value < 10 ? 2 : 0,
  });

function costTable(): string {
  const bills = sizes.map((size) => monthlyCosts(size));
  const cell = (part: Part | undefined) =>
    part?.dollars === undefined ? (part?.items[0].amount ?? "") : dollars(part.dollars);
  const rows = (bills[0] ?? []).map(({ what, dollars: known }, at) => [
    known === undefined ? `${what}, price unknown` : what,
    ...bills.map((bill) => cell(bill[at])),
  ]);
  const total = [
    "**Together, without the unknown**",
    ...bills.map((bill) => `**${dollars(totalOf(bill))}**`),
  ];
  const each = ["For each member", ...bills.map((bill, at) => (totalOf(bill) / (sizes[at] ?? 1)).toFixed(5))];
  const head = ["US dollars a month", ...sizes.map((size) => `${number(size)} members`)];
  return table(head, [...rows, total, each], [1, 2, 3]);
}

type Values = Readonly<Record<string, { readonly value: number; readonly what: string }>>;

const valueTable = (title: string, values: Values): string =>
  table(
    [title, "value"],
    Object.values(values).map(({ what, value }) => [what, number(value)]),
    [1],
  );

/** Every unit of a month with its price, for one number of members. */
export function billTable(members: number): string {
  const bill = monthlyCosts(members);
  const rows = bill.flatMap(({ what, items, dollars: sum }) => [
    [what, "", "", sum === undefined ? "unknown" : dollars(sum)],
    ...items.map(({ amount, price, dollars: cost }) => [
      `  ${price.what}`,
      amount,
      `${stepsOf(price)} per ${perOf(price)}`,
      cost === undefined ? "unknown" : dollars(cost),
    ]),
  ]);
  const total = ["Together, without the unknown", "", "", dollars(totalOf(bill))];
  return table([`${number(members)} members`, "in a month", "price", "US dollars"], [...rows, total], [1, 3]);
}

/** "$1", or "above 20,000 $0.03": what is below is free. */
function stepsOf({ steps }: Price): string {
  const texts = steps.map(([from, cost]) => (from === 0 ? `$${cost}` : `above ${number(from)} $${cost}`));
  return texts.join(", ") || "unknown";
}

function perOf({ units, unit }: Price): string {
  if (units === 1) return unit.replace(/s( a month| of alarms)?$/, "$1");
  return units === 1_000_000 ? `million ${unit}` : `${number(units)} ${unit}`;
}

function priceTable(): string {
  const rows = Object.values(prices).map((price: Price) => [
    price.what,
    stepsOf(price),
    perOf(price),
    price.source,
    price.date,
  ]);
  return table(["price of", "dollars", "per", "source", "of or read on"], rows, [1]);
}

const parts: Readonly<Record<string, () => string>> = {
  costs: costTable,
  assumptions: () => valueTable("assumed", assumptions),
  measured: () => valueTable("measured on the table, the same in small and large registries", measured),
  fixtures: () => valueTable("whatever the number of members", fixtures),
  prices: priceTable,
};

/** Replaces the tables between the marks <!-- costs --> and <!-- /costs --> of a document. */
export function withTables(text: string): string {
  return Object.entries(parts).reduce((result, [name, make]) => {
    const marked = new RegExp(`(<!-- ${name} -->\n)[^]*?(\n<!-- /${name} -->)`);
    if (!marked.test(result)) throw new Error(`The document has no place for ${name}`);
    return result.replace(marked, (_, before: string, after: string) => `${before}\n${make()}\n${after}`);
  }, text);
}
