import * as account from "./accountSteps.ts";
import * as departments from "./departmentSteps.ts";
import * as family from "./familySteps.ts";
import type { StepRun } from "./steps.ts";

export const runs = {
  link: family.link,
  unlink: family.unlink,
  edit: family.edit((person, number) => ({ ...person, first: `First ${number}` })),
  editText: family.edit((person, number) => ({ ...person, text: `Text ${number}` })),
  editNothing: family.edit((person) => person),
  note: family.note,
  deleteMember: family.deleteMember,
  deleteHousehold: family.deleteHousehold,
  mark: departments.mark,
  markOld: departments.markOld,
  undo: departments.undo,
  reassign: departments.reassign,
  lapse: family.pay(false),
  payAgain: family.pay(true),
  restrict: account.restrictAccount,
  restore: account.restoreAccount,
} as const satisfies Record<string, StepRun>;

/** The numbers choose member, household or entry. */
export type RegistryStep = readonly [keyof typeof runs, number, number];
