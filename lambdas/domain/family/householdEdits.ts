import { isDeepStrictEqual } from "node:util";
import { primaryOf } from "#lambdas/domain/common/primaryOf.ts";
import { requireOwn } from "#lambdas/domain/common/requireOwn.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { showHousehold } from "#lambdas/domain/common/views/showHousehold.ts";
import { changedElsewhere, notFound, VisibleError } from "#lambdas/errors.ts";
import {
  editHousehold,
  type HouseholdDetails,
  type HouseholdEdit,
  type HouseholdRecord,
  readHouseholds,
} from "#lambdas/records/family/household.ts";
import { factsOf, storedFacts } from "#lambdas/records/family/storedFacts.ts";
import { followHomes } from "#lambdas/records/registry/registryRow.ts";
import { transact } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf } from "#shared/contract/call.ts";
import type { updateHousehold } from "#shared/contract/households.ts";
import type { Household } from "#shared/model/household.ts";
import { givenFacts, householdFactNames, type WholeHousehold } from "#shared/model/householdShapes.ts";
import { beginNote, finishNote, hasOutdatedJackets } from "./doorNotes.ts";
import { hasContent } from "./hasContent.ts";
import { isClosing } from "./links.ts";
import { type GeocodedAddress, lookUp, positionOf } from "./positions.ts";

type Edit = ParsedRequestOf<typeof updateHousehold>;

const addressStays = () =>
  new VisibleError(
    "ADDRESS_FIXED",
    "The address of a house hold cannot be changed. Please register the new address as a new house hold.",
  );

const parts = ["Street", "City", "State", "Zip"] as const;

/** A household never moves: its people do. */
function requireAddress({ address }: HouseholdDetails, request: Edit): void {
  const isSame = parts.every((part) => request[part] === undefined || request[part] === address[part]);
  if (!isSame) throw addressStays();
}

/** An unsent fact stays, an empty one is removed. */
function factsAfter(household: HouseholdDetails, request: Edit): WholeHousehold {
  const said = householdFactNames.filter((name) => request[name] !== undefined);
  return givenFacts({ ...factsOf(household), ...Object.fromEntries(said.map((name) => [name, request[name]])) });
}

function edited(household: HouseholdDetails, request: Edit, located: GeocodedAddress): HouseholdEdit {
  const after = factsAfter(household, request);
  const isChanged = !isDeepStrictEqual(factsOf(household), after);
  return {
    name: request.Name,
    ...storedFacts(after),
    geo: positionOf(located, request.Geo, household.geo),
    noteVersion: isChanged ? household.version + 1 : household.noteVersion,
  };
}

async function save(household: HouseholdRecord, edit: HouseholdEdit): Promise<HouseholdRecord> {
  const after = { ...household, ...edit, version: household.version + 1 };
  const isNews = edit.noteVersion !== household.noteVersion;
  const { writes, isLast } = isNews ? await beginNote(after) : { writes: [], isLast: true };
  const write = editHousehold(household, edit);
  // No jacket tells of a point alone, and a registry's areas find homes by it.
  const isMoved = !isDeepStrictEqual(edit.geo, household.geo);
  await transact([isMoved ? followHomes(household.owner, write) : write, ...writes]);
  if (!isLast) await finishNote(after.owner, after.id);
  return after;
}

/**
 * Also looks the address up anew. Equal content writes nothing; a retry finishes an interrupted call. Refuses another
 * address, a point too far from it, and an older version.
 */
export async function update(session: Session, request: Edit): Promise<Household> {
  requireOwn(session, request.UID);
  let version = request.Version;
  let located: GeocodedAddress | undefined;
  return retryOnConflict(async () => {
    const { households, links } = await readHouseholds(session.accountId);
    const household = households.find(({ id }) => id === request.ID);
    if (!household) throw notFound();
    requireAddress(household, request);
    // An accepted address is no reason to refuse a new name.
    located ??= await lookUp(household.address);
    const edit = edited(household, request, located);
    const show = (details: HouseholdDetails) => showHousehold(details, links, primaryOf(session));
    if (hasContent<HouseholdDetails>(household, edit)) {
      if (hasOutdatedJackets(household, links)) await finishNote(household.owner, household.id);
      return show(household);
    }
    if (household.closing) throw isClosing();
    version ??= household.version;
    if (version !== household.version) throw changedElsewhere();
    return show(await save(household, edit));
  });
}
