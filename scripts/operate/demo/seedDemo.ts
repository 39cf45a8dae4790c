import { newPassword } from "#scripts/local/start/seed.ts";
import { type Command, Refusal, runAsProcess } from "#scripts/operate/command/command.ts";
import { type Operation, openTarget, targetOptions, targetUsage } from "#scripts/operate/target/target.ts";
import { secondsNow } from "#shared/rules/dates.ts";
import { demoCity, demoStaff, families } from "./families.ts";

const usage = `npm run seed-demo -- <where>

Makes something to show: the city of Detroit, three families with their people and drawn portraits, jackets that wait
as new and as updated, and staff to sign in as. It prints their addresses and passwords. What is there already stays as
it is. No mail or text is sent. A deployment of the stage prod is refused.

${targetUsage}`;

interface Made {
  readonly email: string;
  readonly role: string;
  readonly password: string;
}

async function makeStaff(): Promise<Made[]> {
  const { createStaff, isFree } = await import("#lambdas/domain/accounts/accounts.ts");
  const made: Made[] = [];
  for (const person of demoStaff) {
    if (!(await isFree(person.email))) continue;
    const password = newPassword();
    const place = person.role === "ADMIN" ? { City: "", State: "", Zip: "" } : { ...demoCity, Zip: "48226" };
    await createStaff({ ...person, password, address: { Street: "", ...place } });
    made.push({ email: person.email, role: person.role, password });
  }
  return made;
}

/** The demo's moderator, who made the transfers. */
async function moderatorSession(requestId: string) {
  const { findAccount } = await import("#lambdas/domain/lifecycle/accountExport.ts");
  const account = await findAccount(demoStaff[0].email);
  const session = { accountId: account.id, role: account.role, place: account.address, requestId };
  return { ...session, account, signedInAt: secondsNow(), sessionId: requestId };
}

async function makeFamilies({ requestId }: Operation): Promise<Made[]> {
  const { isFree } = await import("#lambdas/domain/accounts/accounts.ts");
  const { makeFamily } = await import("./makeFamily.ts");
  const moderator = await moderatorSession(requestId);
  const made: Made[] = [];
  for (const family of families) {
    if (!(await isFree(family.Email))) continue;
    const password = newPassword();
    await makeFamily(family, { password, moderator });
    made.push({ email: family.Email, role: "USER", password });
  }
  return made;
}

/** Fills a registry with the demo; returns the new accounts. Throws Refusal for a public deployment. */
export async function makeDemo(operation: Operation): Promise<Made[]> {
  if (operation.stage === "prod")
    throw new Refusal(
      "This is the stage prod: people who are not there have no place in it. Nothing was done.",
    );
  const { join } = await import("#lambdas/domain/departments/participation.ts");
  await join([demoCity]);
  return [...(await makeStaff()), ...(await makeFamilies(operation))];
}

export const seedDemo: Command<typeof targetOptions> = {
  usage,
  options: targetOptions,
  async run(where) {
    const made = await makeDemo(await openTarget(where));
    for (const { email, role, password } of made)
      console.log(`  ${role.padEnd(10)} ${email.padEnd(36)} ${password}`);
    console.log(made.length > 0 ? "The demo is there." : "The demo was there already: nothing was done.");
    return 0;
  },
};

if (import.meta.main) await runAsProcess(seedDemo);
