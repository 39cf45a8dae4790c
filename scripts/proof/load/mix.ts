import { randomInt } from "node:crypto";
import { anEdit } from "#lambdas/testing/builders/members.ts";
import type { World } from "#lambdas/testing/cases/aWorld.ts";
import { callCases } from "#lambdas/testing/cases/callCases.ts";
import { type Answered, send } from "#scripts/proof/kit/send.ts";
import { type CallName, contract } from "#shared/contract/index.ts";

/** People read far more than they write. */
const weights: Readonly<Partial<Record<CallName, number>>> = {
  findLocations: 4,
  login: 1,
  listHouseholds: 4,
  listMembers: 4,
  listNewEntries: 5,
  countEntries: 5,
  countQueues: 2,
  readEntry: 2,
  readMedicalRecord: 1,
  updateMember: 2,
  updateHousehold: 1,
};

const drawn = Object.entries(weights).flatMap(([name, weight]) => Array<CallName>(weight).fill(name as CallName));

export const mixed = [...new Set(drawn)];

export async function sendOfMix(worlds: readonly World[], name = drawn[randomInt(drawn.length)]): Promise<Answered> {
  const world = worlds[randomInt(worlds.length)];
  if (!world || !name) throw new Error("The mix is empty");
  const { by, body } = callCases[name];
  const edited = anEdit(world.known, { First: `Ben ${randomInt(1_000)}` });
  return send(contract[name], { body: name === "updateMember" ? edited : await body(world), by: by(world) });
}
