import * as coverage from "#lambdas/domain/common/coverage.ts";
import { takePage } from "#lambdas/domain/common/paging/takePage.ts";
import { primaryOf } from "#lambdas/domain/common/primaryOf.ts";
import { requireOwn } from "#lambdas/domain/common/requireOwn.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { showHousehold } from "#lambdas/domain/common/views/showHousehold.ts";
import * as jackets from "#lambdas/domain/jackets/jackets.ts";
import { notFound, VisibleError } from "#lambdas/errors.ts";
import {
  countHousehold,
  getHousehold,
  type HouseholdDetails,
  householdRecord,
  readHouseholds,
} from "#lambdas/records/family/household.ts";
import { listAtPlace } from "#lambdas/records/family/householdsOfPlace.ts";
import { matchesOfAddress, moveMatch } from "#lambdas/records/family/matches.ts";
import { storedFacts } from "#lambdas/records/family/storedFacts.ts";
import { accountPk, newId } from "#lambdas/records/table/keys.ts";
import { createOnce, type Once } from "#lambdas/records/table/once.ts";
import { insert, transact, type Write } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { createHousehold as createCall, listHouseholds as listCall } from "#shared/contract/households.ts";
import type { Household } from "#shared/model/household.ts";
import { givenFacts } from "#shared/model/householdShapes.ts";
import { locate, positionOf } from "./positions.ts";

export const mostHouseholds = 100;

const tooMany = () =>
  new VisibleError("TOO_MANY_HOUSEHOLDS", `You can register at most ${mostHouseholds} house holds with one account.`);

type Creation = ParsedRequestOf<typeof createCall>;

async function detailsOf(id: string, request: Creation): Promise<HouseholdDetails> {
  const { UID, Name, Street, City, State, Zip, Geo } = request;
  const address = { Street, City, State, Zip };
  return {
    id,
    owner: UID,
    name: Name,
    address,
    geo: positionOf(await locate(address), Geo),
    ...storedFacts(request),
    ...(Object.keys(givenFacts(request)).length > 0 ? { noteVersion: 1 } : {}),
    matches: matchesOfAddress(address),
    created: new Date().toISOString(),
    version: 1,
  };
}

async function save(details: HouseholdDetails, first: Write[]): Promise<void> {
  const { owner, matches } = details;
  const { Covered } = await coverage.of(details.address);
  await transact([
    ...first,
    insert(householdRecord(details)),
    listAtPlace(details, Covered),
    countHousehold(owner, mostHouseholds, tooMany()),
    jackets.requireActiveOwner(owner),
    ...(await moveMatch(details, undefined, matches)),
  ]);
}

/** At the position found, or at a point chosen near it. Refuses a contradictory address, and a farther point. */
export async function create(session: Session, request: Creation, once: Once | undefined): Promise<Household> {
  requireOwn(session, request.UID);
  const owner = session.accountId;
  const id = newId();
  const saved = await createOnce<HouseholdDetails>(
    accountPk(owner),
    once,
    id,
    async (first) => {
      const details = await detailsOf(id, request);
      await retryOnConflict(() => save(details, first));
      return details;
    },
    async (earlier) => (await getHousehold(owner, earlier)) ?? Promise.reject(notFound()),
  );
  return showHousehold(saved, [], primaryOf(session));
}

type Listing = ParsedRequestOf<typeof listCall>;

/** By time of registration. */
export async function list(session: Session, request: Listing): Promise<ResponseOf<typeof listCall>> {
  requireOwn(session, request.UID);
  const { households, links } = await readHouseholds(session.accountId);
  const { items, ...next } = takePage(`households ${session.accountId}`, households, request);
  return {
    HouseHolds: await Promise.all(items.map((household) => showHousehold(household, links, primaryOf(session)))),
    ...next,
  };
}
