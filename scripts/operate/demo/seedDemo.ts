import { newPassword } from "#scripts/local/start/seed.ts";
import { type Command, Refusal } from "#scripts/operate/command/command.ts";
import { type Operation, openTarget, targetOptions, targetUsage } from "#scripts/operate/target/target.ts";
import { secondsNow } from "#shared/rules/dates.ts";
import { demoCity, demoStaff, families } from "./families.ts";
import { type DemoAccount, tellAccount } from "./tellAccount.ts";

const usage = `npm run op -- seed-demo [--people 3000] <where>

Makes something to show: the city of Detroit, three families with their people and drawn portraits, jackets that wait
as new and as updated, and staff to sign in as. It prints their addresses and passwords. What is there already stays as
it is. No mail or text is sent. A deployment of the stage prod is refused.

  --people  fills a whole registry beside it: up to 5,000 people over cities of two counties, with five departments and
            their staff. Needs, batteries and languages come as often as scripts/operate/demo/registry/needShares.ts
            assumes; three homes in four have an exact position. Jackets wait, are transferred, have changed or have
            ended. One password opens every family. With 3,000 people counts, lists and map are full.

${targetUsage}`;

async function makeStaff(): Promise<DemoAccount[]> {
  const { createStaff, isFree } = await import("#lambdas/domain/accounts/accounts.ts");
  const made: DemoAccount[] = [];
  for (const person of demoStaff) {
    if (!(await isFree(person.email))) continue;
    const password = newPassword();
    const place = person.role === "ADMIN" ? { City: "", State: "", Zip: "" } : { ...demoCity, Zip: "48226" };
    await createStaff({ ...person, password, address: { Street: "", ...place } });
    made.push(tellAccount({ email: person.email, role: person.role, password }));
  }
  return made;
}

async function moderatorSession(requestId: string) {
  const { findAccount } = await import("#lambdas/domain/lifecycle/accountExport.ts");
  const account = await findAccount(demoStaff[0].email);
  const session = { accountId: account.id, role: account.role, place: account.address, requestId };
  return { ...session, account, signedInAt: secondsNow(), sessionId: requestId };
}

async function makeFamilies({ requestId }: Operation): Promise<DemoAccount[]> {
  const { isFree } = await import("#lambdas/domain/accounts/accounts.ts");
  const { makeFamily } = await import("./makeFamily.ts");
  const moderator = await moderatorSession(requestId);
  const made: DemoAccount[] = [];
  for (const family of families) {
    if (!(await isFree(family.Email))) continue;
    const password = newPassword();
    await makeFamily(family, { password, moderator });
    made.push(tellAccount({ email: family.Email, role: "USER", password }));
  }
  return made;
}

const mostPeople = 5_000;

function peopleIn(said: string | undefined): number {
  const people = Number(said ?? 0);
  if (Number.isInteger(people) && people >= 0 && people <= mostPeople) return people;
  throw new Refusal(`--people is to be a whole number up to ${mostPeople}.`);
}

/**
 * Returns the new accounts. Throws Refusal for a public deployment.
 * @param people further ones, in cities of two counties @default none
 */
export async function makeDemo(operation: Operation, people = 0): Promise<DemoAccount[]> {
  if (operation.stage === "prod")
    throw new Refusal("This is the stage prod: people who are not there have no place in it. Nothing was done.");
  const { join } = await import("#lambdas/domain/departments/participation.ts");
  await join([demoCity]);
  const made = [...(await makeStaff()), ...(await makeFamilies(operation))];
  if (people === 0) return made;
  const { fillRegistry } = await import("./registry/fillRegistry.ts");
  return [...made, ...(await fillRegistry(people, operation))];
}

const options = { ...targetOptions, people: { type: "string" } } as const;

export const seedDemo: Command<typeof options> = {
  usage,
  options,
  async run({ people, ...where }) {
    const count = peopleIn(people);
    const made = await makeDemo(await openTarget(where), count);
    console.log(made.length > 0 ? "The demo is there." : "The demo was there already: nothing was done.");
    return 0;
  },
};
