interface Brand {
  readonly name: string;
  readonly begins: RegExp;
  /** The last may be shorter. */
  readonly groups: readonly number[];
  readonly fewest: number;
  readonly cvc: 3 | 4;
}

// Some numbers have 19 digits.
const usual = { groups: [4, 4, 4, 7], fewest: 13, cvc: 3 } as const;

/** The first match counts. */
const brands: readonly Brand[] = [
  { name: "Visa", begins: /^4/, ...usual },
  { name: "Mastercard", begins: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, ...usual },
  { name: "American Express", begins: /^3[47]/, groups: [4, 6, 5], fewest: 15, cvc: 4 },
  { name: "Diners Club", begins: /^3(0[0-5]|095|[689])/, groups: [4, 6, 4], fewest: 14, cvc: 3 },
  { name: "Discover", begins: /^(6011|64[4-9]|65)/, ...usual },
  { name: "JCB", begins: /^35(2[89]|[3-8])/, ...usual },
  { name: "UnionPay", begins: /^62/, ...usual },
  { name: "Maestro", begins: /^(5018|5020|5038|5893|6304|67)/, ...usual },
];

const unknown: Omit<Brand, "name" | "begins"> = usual;
const digitsOf = (text: string): string => text.replace(/\D/g, "");

export function brandOf(text: string): Brand | undefined {
  const digits = digitsOf(text);
  return brands.find(({ begins }) => begins.test(digits));
}

/** As the brand prints it: "4242 4242 4242 4242", "3782 822463 10005". */
export function groupNumber(text: string): string {
  const digits = digitsOf(text);
  const { groups } = brandOf(digits) ?? unknown;
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, size) => sum + size, 0));
  return groups
    .map((size, at) => digits.slice(starts[at], (starts[at] ?? 0) + size))
    .filter(Boolean)
    .join(" ");
}

export function isWholeNumber(text: string): boolean {
  return digitsOf(text).length >= (brandOf(text) ?? unknown).fewest;
}

export const cvcLength = (number: string): number => (brandOf(number) ?? unknown).cvc;

/** MM/YY; accepts "1230", "1/30" and "12/2030". */
export function formatExpiry(text: string): string {
  const plain = text
    .trim()
    .replace(/^(\d)\s*\//, "0$1/")
    .replace(/^(\d\d)\s*[/-]\s*20(\d\d)$/, "$1/$2");
  const digits = digitsOf(plain).slice(0, 4);
  return digits.length > 2 || /^\d\d\//.test(plain) ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** "•••• •••• •••• 4242". */
export function maskNumber(text: string): string {
  const grouped = groupNumber(text);
  const seen = digitsOf(grouped).length - 4;
  let at = 0;
  return grouped.replace(/\d/g, (digit) => (at++ < seen ? "•" : digit));
}

export const lastFour = (text: string): string => digitsOf(text).slice(-4);
export const maskAll = (text: string): string => text.replace(/[^\s/]/g, "•");
