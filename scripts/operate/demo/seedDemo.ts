import { newPassword } from "#scripts/local/start/seed.ts";
import { type Command, Refusal } from "#scripts/operate/command/command.ts";
import { type Operation, openTarget, targetOptions, targetUsage } from "#scripts/operate/target/target.ts";
import { defaultDepartmentOf } from "#shared/rules/defaultDepartment.ts";
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

async function makeFamilies({ requestId }: Operation): Promise<DemoAccount[]> {
  const { isFree } = await import("#lambdas/domain/accounts/accounts.ts");
  const { makeFamily } = await import("./makeFamily.ts");
  const { meetFate, sessionOf, transfer } = await import("./settle.ts");
  const moderator = await sessionOf(demoStaff[0].email, requestId);
  const made: DemoAccount[] = [];
  for (const family of families) {
    if (!(await isFree(family.Email))) continue;
    const password = newPassword();
    const one = await makeFamily(family, password, requestId);
    if (family.fate !== "WAITING") {
      await transfer(defaultDepartmentOf(demoCity), moderator, new Set([one.session.accountId]));
      await meetFate(family, one);
    }
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
  const { makeStaff } = await import("./settle.ts");
  await join([demoCity]);
  const made = [...(await makeStaff(demoStaff)), ...(await makeFamilies(operation))];
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
