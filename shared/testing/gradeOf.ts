import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";

export function gradeOf(sentence: string): number {
  const words = sentence.match(/[\p{L}\p{N}']+/gu) ?? [];
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return fleschKincaid({ sentence: 1, word: words.length, syllable: syllables });
}
