const kilograms = /(\d[\d.,]*)\s*(?:kg|kgs|kilos?|kilograms?|kilogrammes?)\b/i;
const aNumber = /-?\d*\.?\d+(?:e\+?\d+)?/i;
const poundsInKilogram = 2.204_622_6;

const withoutThousandsMark = (text: string): string => text.replace(/,(?=\d{3}(?!\d))/g, "");

/** "1,200", "70.5", "70,5". */
const parse = (text: string): number => Number.parseFloat(withoutThousandsMark(text).replace(",", "."));

/** "70 kg" is "154.3 lb". Other text stays. */
export const inPounds = (text: string): string =>
  text.replace(
    kilograms,
    (_whole, number: string) => `${Math.round(parse(number) * poundsInKilogram * 10) / 10} lb`,
  );

export function poundsOf(text: string): number | undefined {
  const [number] = withoutThousandsMark(inPounds(text)).match(aNumber) ?? [];
  return number === undefined ? undefined : Number.parseFloat(number);
}

/** "88 lb", unless the family wrote a unit. */
export function formatWeight(weight: string): string {
  return /^\d+(\.\d+)?$/.test(weight) ? `${weight} lb` : weight;
}
