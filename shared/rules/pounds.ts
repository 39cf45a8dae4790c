const [stone, pound, ounce, kilogram] = [14, 1, 1 / 16, 2.204_622_6];

/** Without a unit a number is pounds. */
const poundsIn: readonly (readonly [RegExp, number])[] = [
  [/^(lbs?|pounds?|#)?$/, pound],
  [/^(kgs?|kilos?|kilogram(me)?s?)$/, kilogram],
  [/^(g|gram(me)?s?)$/, kilogram / 1_000],
  [/^(st|stones?)$/, stone],
  [/^(oz|ounces?)$/, ounce],
];

/** Units that add up, the larger first: "10 st 4", "8 lb 4 oz". */
const adding: readonly number[] = [stone, pound, ounce];

const part = /(-?[\d.,]*\d)\s*([a-z#]*)\.?/gi;
const between = /^(\s|,|&|and)*$/i;
const roughly = /^(?:(?:about|approximately|approx\.?|around|roughly|nearly|almost|over|under|circa|ca\.?|~)\s*)?/i;

/** "1,200", "70.5", "70,5". */
const parse = (number: string): number => Number(number.replace(/,(?=\d{3}(?!\d))/g, "").replace(",", "."));

interface Measure {
  readonly pounds: number;
  /** Whether it is one number of pounds. */
  readonly isInPounds: boolean;
}

/** One number and its unit, or units that add up. */
function measureOf(text: string): Measure | undefined {
  if (!between.test(text.replace(part, ""))) return undefined;
  const parts = [...text.matchAll(part)].map(([, number = "", word = ""]) => ({
    number: parse(number),
    unit: poundsIn.find(([words]) => words.test(word.toLowerCase()))?.[1] ?? Number.NaN,
  }));
  const isSum = parts.every(
    ({ unit }, at) => adding.includes(unit) && unit < (parts[at - 1]?.unit ?? Number.POSITIVE_INFINITY),
  );
  const pounds = parts.reduce((sum, { number, unit }) => sum + number * unit, 0);
  if (parts.length === 0 || (parts.length > 1 && !isSum) || Number.isNaN(pounds)) return undefined;
  return { pounds, isInPounds: parts.length === 1 && parts[0]?.unit === pound };
}

/** One weight, in two units and rounded. */
const areEqual = (one: Measure, other: Measure): boolean =>
  Math.abs(one.pounds - other.pounds) <= 0.02 * Math.abs(one.pounds);

/** Longer text would take long to read. */
const longest = 60;

interface Weight extends Measure {
  readonly text: string;
}

/** Also a weight said twice: "150 lb / 68 kg". Undefined for a range, two weights or an unknown unit. */
function readWeight(text: string): Weight | undefined {
  if (text.length > longest) return undefined;
  const [about = ""] = text.match(roughly) ?? [];
  const said = text
    .slice(about.length)
    .replace(/\)$/, "")
    .split(/\s*(?:[/(=]|\bor\b)\s*/i);
  const measures = said.map(measureOf);
  const [first, second] = measures;
  if (!first || measures.length > 2 || (measures.length === 2 && !(second && areEqual(first, second))))
    return undefined;
  const at = measures.findIndex((measure) => measure?.isInPounds);
  const { pounds } = measures[at] ?? first;
  const rounded = Math.round(pounds * 10) / 10;
  return { pounds: at < 0 ? rounded : pounds, isInPounds: at >= 0, text: about + (said[at] ?? `${rounded} lb`) };
}

/** "70 kg" is "154.3 lb", "10 st 4" "144 lb". Pounds and any other text stay as typed. */
export const inPounds = (text: string): string => readWeight(text)?.text ?? text;

/** Undefined unless the text is one weight. */
export const poundsOf = (text: string): number | undefined => readWeight(text)?.pounds;

/** With its unit: "88 lb". */
export const formatWeight = (weight: string): string => (/[a-z#]\.?$/i.test(weight) ? weight : `${weight} lb`);
