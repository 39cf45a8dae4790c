import { aRegisteredResident, registeredStaff, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { aWorld, type World } from "#lambdas/testing/cases/aWorld.ts";
import { callCases } from "#lambdas/testing/cases/callCases.ts";
import { rowsOf } from "#lambdas/testing/records.ts";
import { prove } from "#scripts/proof/kit/prove.ts";
import { builtCalls } from "#shared/contract/index.ts";
import type { Role } from "#shared/model/role.ts";

async function strangersOf(): Promise<ReadonlyMap<Role, TestAccount>> {
  const elsewhere = { City: "Elsewhere", State: "MI" };
  return new Map<Role, TestAccount>([
    ["USER", await aRegisteredResident()],
    ["MOD", await registeredStaff("MOD", { City: elsewhere.City, State: "MI" })],
    ["MASTER MOD", await registeredStaff("MASTER MOD", elsewhere)],
  ]);
}

/** No stranger may read these. */
const ownTexts = ({ owner, household, member, known, entryId, invitedId }: World): string[] => [
  ...[owner.email, household.ID, member.ID, known.ID, entryId, invitedId],
];

const storedOf = async ({ owner }: World) => JSON.stringify(await rowsOf(`U#${owner.accountId}`));

prove("a stranger with the right role reads and changes nothing of a family or another city", async (tally) => {
  const [world, strangers] = [await aWorld(), await strangersOf()];
  for (const [name] of builtCalls) {
    const { handler } = await callCases[name].load();
    const sample = callCases[name];
    const stranger = strangers.get(sample.by(world)?.role ?? "ENGINEER");
    if (!stranger) continue;
    // A sample may prepare its records.
    const sent = await sample.body(world);
    const before = await storedOf(world);
    const { status, body } = await invoke(handler, sent, { session: stranger });
    const answer = JSON.stringify(body);
    // A successful creation repeats the stranger's own words.
    const read = ownTexts(world).filter((text) => answer.includes(text) && !JSON.stringify(sent).includes(text));
    const after = await storedOf(world);
    tally.count(name, [
      ...(read.length > 0 ? [`read ${read.join(", ")}`] : []),
      ...(after === before ? [] : ["changed the family"]),
      ...(status < 500 && status !== 429 ? [] : [`answered ${status}`]),
    ]);
    tally.add(status === 200 ? "own or empty answers" : "refusals");
  }
});
