import { splitWords } from "#shared/format/words.ts";
import type { MedicalFlag } from "#shared/model/medical.ts";

const own: Partial<Record<MedicalFlag, string>> = { Obesity: "Obesity (over 250 lbs)" };

export function flagLabel(flag: MedicalFlag): string {
  return own[flag] ?? splitWords(flag);
}
