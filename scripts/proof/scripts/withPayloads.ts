import { handler as createModerator } from "#lambdas/calls/createModerator.ts";
import { listOf, mark } from "#lambdas/testing/builders/entries.ts";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { aNewModerator } from "#lambdas/testing/builders/invitations.ts";
import { aPaidMember, assign, edit } from "#lambdas/testing/builders/members.ts";
import { aRegisteredResident, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { aPhoto, imageFiles } from "#lambdas/testing/builders/photos.ts";
import { restrict } from "#lambdas/testing/builders/restrictions.ts";
import { invoke } from "#lambdas/testing/call.ts";
import type { Team } from "#lambdas/testing/cases/aWorld.ts";
import { householdFactList } from "#shared/model/householdFacts.ts";

/** Names and streets of several lines are refused. */
const onOneLine = (text: string): string => text.replace(/\s+/g, " ");

const textsOf = (text: string) => ({
  First: onOneLine(text),
  Last: onOneLine(text),
  Additional: text,
  Medical: { Other: true, OtherText: text },
});

async function aJacket(owner: TestAccount, city: string, img: string, text: string) {
  const facts = householdFactList.map(([name, { longest }]) => [name, text.slice(0, longest)]);
  const home = await aHousehold(owner, {
    City: city,
    Name: onOneLine(text),
    Street: onOneLine(text),
    ...Object.fromEntries(facts),
  });
  const member = await aPaidMember(owner, { img, ...textsOf(text) });
  await assign(owner, member, home);
  return member;
}

/** Handlers have one name here, so their limits meet in one counter. */
const mostOfOne = 10;

async function aFamily(): Promise<[owner: TestAccount, img: string]> {
  const owner = await aRegisteredResident();
  return [owner, await aPhoto(owner, imageFiles["image/jpeg"])];
}

/** Every second jacket is transferred, then changed. */
export async function withPayloads(city: string, texts: readonly string[], team: Team): Promise<void> {
  let [owner, img] = await aFamily();
  for (const [at, text] of texts.entries()) {
    if (at > 0 && at % mostOfOne === 0) [owner, img] = await aFamily();
    const member = await aJacket(owner, city, img, text);
    if (at % 2 === 0) continue;
    const entry = (await listOf(team.moderator, { Limit: 100 })).at(-1);
    if (entry) await mark(team.moderator, entry);
    await edit(owner, member, { Weight: "140", Additional: `${text} ` });
    await aNamedAccount(city, text, team);
  }
}

async function aNamedAccount(city: string, text: string, { admin, masterModerator }: Team): Promise<void> {
  const name = onOneLine(text);
  const Location = { Street: name, City: city, State: "MI" as const, Zip: "48226" };
  const resident = await aRegisteredResident({ FirstName: name, LastName: name, Location });
  await restrict(admin, resident, text);
  const moderator = { ...aNewModerator({ City: city, State: "MI" }), FirstName: name, LastName: name };
  await invoke(createModerator, moderator, { session: masterModerator });
}
