import { expect, test } from "vitest";
import { splitWords } from "#shared/format/words.ts";
import { medicalFlags } from "#shared/model/medical.ts";
import { gradeOf } from "#shared/testing/gradeOf.ts";
import { checklistLabel, flagHelp } from "./flagHelp.ts";

test.each(medicalFlags.filter((flag) => flag !== "DNR"))("the help for %s is read in grade 5", (flag) => {
  const { plain, hint } = flagHelp[flag];
  for (const sentence of hint.split(/(?<=\.)\s/)) expect(gradeOf(sentence)).toBeLessThanOrEqual(5);
  if (plain) expect(gradeOf(`It says ${plain}`)).toBeLessThanOrEqual(5);
});

test("each box keeps the words by which it is known", () => {
  for (const flag of medicalFlags) expect(checklistLabel(flag)).toContain(splitWords(flag));
  expect(checklistLabel("Other")).toBe("Other");
});
