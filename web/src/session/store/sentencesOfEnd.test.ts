import { expect, test } from "vitest";
import type { Role } from "#shared/model/role.ts";
import { sentencesOfEnd } from "./sentencesOfEnd.ts";
import { endOfPhase } from "./sessionEnd.ts";

test("the reason names the length that was reached", () => {
  const sentence = (phase: "idle" | "ended", remember: boolean, role: Role = "USER") =>
    sentencesOfEnd[endOfPhase(phase, role, remember)];
  expect(sentence("idle", false)).toMatch(/away for 15 minutes/);
  expect(sentence("idle", true)).toMatch(/away for 15 minutes/);
  expect(sentence("ended", false)).toMatch(/12 hours/);
  expect(sentence("ended", true)).toMatch(/30 days/);
  expect(sentence("ended", true, "MOD")).toMatch(/12 hours/);
});

test("each end has a sentence of its own", () => {
  expect(new Set(Object.values(sentencesOfEnd)).size).toBe(7);
  expect(sentencesOfEnd.REVOKED).toMatch(/ran out or your password was changed/);
  expect(sentencesOfEnd.REPLACED).toMatch(/Somebody else/);
  expect(sentencesOfEnd.ACCOUNT_RESTRICTED).toMatch(/^This account is restricted\./);
});
