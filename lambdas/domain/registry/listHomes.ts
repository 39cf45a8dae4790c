import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { readersOf } from "#lambdas/domain/common/serving.ts";
import { type AccountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import { familyOf, type Home } from "#lambdas/records/family/family.ts";
import { confirmedOf, type MemberRecord } from "#lambdas/records/family/member.ts";
import { factsOf } from "#lambdas/records/family/storedFacts.ts";
import { countHome } from "#lambdas/records/registry/homeCounts.ts";
import { type ListedHome, type ListedHomeDetails, noteListed } from "#lambdas/records/registry/listedHome.ts";
import { listHome, type RegistryDetails, registrySort } from "#lambdas/records/registry/registryRow.ts";
import { accountPk, lastOf, listedHomeKey, registryPk } from "#lambdas/records/table/keys.ts";
import { ofKind } from "#lambdas/records/table/ofKind.ts";
import { discard, type Key, range, transact, type Write } from "#lambdas/records/table/table.ts";
import { needBits, needsIn, needsOf } from "#shared/model/registry/registryNeeds.ts";
import { addressRank } from "#shared/rules/registry/addressRank.ts";
import { batteryOf, rankOf } from "#shared/rules/registry/urgency.ts";
import { listsOf } from "./homeLists.ts";

// All homes with a record that waits there, or was transferred and has not ended. A registry follows from the family's
// records alone: it can be made anew at any time.

interface Resident {
  readonly member: MemberRecord;
  readonly home: Home;
  readonly waits: boolean;
}

/** Undefined without a record at the department, or after its end. */
function residentAt(member: MemberRecord, home: Home, department: string): Resident | undefined {
  const { open, transferred } = home.jacket?.deliveries[department] ?? {};
  const newest = open ?? transferred;
  return newest && !newest.removed ? { member, home, waits: open !== undefined } : undefined;
}

/** An area's middle would put a home where it is not. */
const placedAt = ({ household: { geo } }: Home): Pick<RegistryDetails, "lat" | "lng"> =>
  geo && geo.Exactness !== "ZIP" ? { lat: Number(geo.Lat.toFixed(5)), lng: Number(geo.Lng.toFixed(5)) } : {};

function homeOf(
  { cell }: AccountRecord,
  residents: readonly [Resident, ...Resident[]],
): Pick<WantedHome, "home" | "needs"> {
  const [{ home }] = residents;
  const people = residents.map(({ member }) => member.person);
  const bits = needBits(people.flatMap(needsOf));
  const needs = needsIn(bits);
  const battery = batteryOf(people);
  const days = residents.map(({ member }) => confirmedOf(member)).sort();
  const details: RegistryDetails = {
    owner: home.household.owner,
    hid: home.household.id,
    rank: rankOf(battery, needs),
    needs: bits,
    people: people.length,
    ...(battery?.hours === undefined ? {} : { hours: battery.hours }),
    ...(battery?.hours !== undefined && !battery.isSaid ? { unsaid: true } : {}),
    ...(battery?.someUnknown ? { someUnknown: true } : {}),
    ...placedAt(home),
    zip: home.household.address.Zip.slice(0, 5),
    addressSort: `${addressRank({ ...home.household.address, ...factsOf(home.household) })}#${home.household.id}`,
    confirmed: days[0] ?? "",
    ...(residents.some(({ waits }) => waits) ? { waits: true } : {}),
    ...(cell ? { mobile: true } : {}),
  };
  return { home: details, needs };
}

type WantedHome = Omit<ListedHomeDetails, "version">;

/** By the key of its row in the family's partition. */
async function wantedOf(account: AccountRecord | undefined, rows: readonly Key[]): Promise<Map<string, WantedHome>> {
  if (account?.status !== "ACTIVE") return new Map();
  const family = familyOf({
    households: ofKind(rows, "H#"),
    members: ofKind(rows, "M#"),
    links: ofKind(rows, "L#"),
    jackets: ofKind(rows, "LJ#"),
  });
  const homes = family.flatMap(({ member, homes }) => homes.map((home) => ({ member, home })));
  const departmentsAt = await readersOf(homes.map(({ home }) => home.household.address));
  const wanted = new Map<string, WantedHome>();
  for (const [hid, all] of Map.groupBy(homes, ({ home }) => home.household.id)) {
    const address = all[0]?.home.household.address;
    for (const department of address ? departmentsAt(address) : []) {
      const [first, ...others] = all.flatMap(({ member, home }) => residentAt(member, home, department) ?? []);
      if (!first || !address) continue;
      const { home, needs } = homeOf(account, [first, ...others]);
      const lists = listsOf(home, address, needs);
      wanted.set(listedHomeKey(account.id, hid, department).sk, { department, lists, needs, home });
    }
  }
  return wanted;
}

const inText = ({ lists, needs, home }: WantedHome): string =>
  JSON.stringify([lists, needs, Object.entries(home).sort()]);

/** At most 60 writes: a home stands in 25 lists of a department. */
function writesFor(before: ListedHome | undefined, after: WantedHome | undefined): Write[] {
  const department = (after ?? before)?.department ?? "";
  const keysOf = (one: WantedHome | undefined) =>
    (one?.lists ?? []).map((list) => ({
      pk: registryPk(department, list),
      sk: one ? registrySort(one.home) : "",
    }));
  const kept = new Set(keysOf(after).map(({ pk, sk }) => `${pk} ${sk}`));
  return [
    ...noteListed(before, after),
    ...keysOf(before)
      .filter(({ pk, sk }) => !kept.has(`${pk} ${sk}`))
      .map((key) => discard(key)),
    ...(after ? after.lists.map((list) => listHome(department, list, after.home)) : []),
    ...countHome(department, before, after),
  ];
}

interface Listing {
  /** Writes homes that seem right, too. @default false */
  readonly isAnew?: boolean;
}

async function listOnce(owner: string, { isAnew = false }: Listing): Promise<boolean> {
  const [account, rows] = await Promise.all([
    getAccount(owner),
    // Listed homes first, then the family, in one reading.
    range<Key>(accountPk(owner), "G#", lastOf("M#")),
  ]);
  const listed = new Map(ofKind<ListedHome>(rows, "G#").map((home) => [home.sk, home]));
  const wanted = await wantedOf(account, rows);
  const changed = [...new Set([...listed.keys(), ...wanted.keys()])]
    .map((name) => [listed.get(name), wanted.get(name)] as const)
    .filter(([before, after]) => isAnew || !before || !after || inText(before) !== inText(after));
  for (const [before, after] of changed) await transact(writesFor(before, after));
  return changed.length > 0;
}

/** In the registries of all departments, from the family's records; repeating changes nothing. */
export async function listHomes(owner: string, listing: Listing = {}): Promise<void> {
  let isChanged = await retryOnConflict(() => listOnce(owner, listing));
  // Another worker may have seen nothing to change while this one still wrote the former state.
  while (isChanged) isChanged = await retryOnConflict(() => listOnce(owner, {}));
}
