const ones = "ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE".split(" ");
const ordinals = (
  "FIRST SECOND THIRD FOURTH FIFTH SIXTH SEVENTH EIGHTH NINTH TENTH ELEVENTH TWELFTH THIRTEENTH FOURTEENTH " +
  "FIFTEENTH SIXTEENTH SEVENTEENTH EIGHTEENTH NINETEENTH TWENTIETH"
).split(" ");

const endings = ["TH", "ST", "ND", "RD"];

/** 1 to 20: "1ST", "12TH". */
const ordinal = (number: number): string => `${number}${(number < 4 && endings[number]) || "TH"}`;

/** "8" and "EIGHT", "5TH" and "FIFTH". */
export const spokenNumbers = (): readonly (readonly string[])[] => [
  ...ones.map((word, index) => [String(index + 1), word]),
  ...ordinals.map((word, index) => [ordinal(index + 1), word]),
];
