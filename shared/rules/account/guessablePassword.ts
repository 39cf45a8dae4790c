export const guessablePassword =
  "Please do not build your password from your name, your email, your city, our name, a season or a month: these are guessed first";

export interface PasswordOwner {
  readonly first?: string | undefined;
  readonly last?: string | undefined;
  readonly email?: string | undefined;
  readonly city?: string | undefined;
}

const everybodys = (
  "beforehand spring summer autumn fall winter january february march april may june july august september " +
  "october november december jan feb mar apr jun jul aug sept sep oct nov dec"
).split(" ");

const shortestWord = 2;
/** One letter more, as in "Detroit2026x", makes no word harder to guess. */
const mostOtherLetters = 1;

/** In plain letters: "José-Núñez" has "jose" and "nunez". */
const wordsIn = (text = ""): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(({ length }) => length >= shortestWord);

function wordsOf({ first, last, email, city }: PasswordOwner): string[] {
  const own = [first, last, email?.split("@")[0], city].flatMap(wordsIn);
  return [...own, ...everybodys].sort((one, other) => other.length - one.length);
}

/** Whether it is only such words, with digits: "Detroit2026", "Summer26", "Maria1987". */
export function isGuessable(password: string, owner: PasswordOwner): boolean {
  const letters = password.toLowerCase().replace(/[^a-z]/g, "");
  const rest = wordsOf(owner).reduce((left, word) => left.replaceAll(word, ""), letters);
  return rest !== letters && rest.length <= mostOtherLetters;
}
