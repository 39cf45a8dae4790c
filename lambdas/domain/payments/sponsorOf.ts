import { sponsorAt } from "#lambdas/domain/common/serving.ts";
import { readPerson } from "#lambdas/records/family/family.ts";
import { getPlace } from "#lambdas/records/jackets/place.ts";

/** "the City of Detroit" */
export async function sponsorOf(owner: string, mid: string): Promise<string | undefined> {
  const homes = (await readPerson(owner, mid))?.homes ?? [];
  const listed = await Promise.all(homes.map(({ household }) => getPlace(household.address)));
  return listed.map(sponsorAt).find((sponsor) => sponsor !== undefined);
}
