import { type AccountName, accountNames } from "#lambdas/records/accounts/accountNames.ts";
import { getEmailClaim, getPhoneClaim } from "#lambdas/records/accounts/claim.ts";
import { isWithheld } from "#lambdas/records/family/consent.ts";
import { isPaying } from "#lambdas/records/family/member.ts";
import type { JacketRecord } from "#lambdas/records/jackets/jacket.ts";
import { jacketNumberKey, orderClaimKey } from "#lambdas/records/table/keys.ts";
import { get } from "#lambdas/records/table/table.ts";
import type { Place } from "#shared/rules/place.ts";
import { type Partition, readPartition } from "./Partition.ts";

type Pair = { readonly mid: string; readonly hid: string };

const pairOf = ({ mid, hid }: Pair): string => `${mid}.${hid}`;

function countersWrong({ counters, households, members }: Partition): string[] {
  const counted = {
    households: households.length,
    members: members.length,
    paid: members.filter(isPaying).length,
    sponsored: members.filter(({ isSponsored }) => isSponsored).length,
  };
  return Object.entries(counted).flatMap(([name, there]) => {
    const said = counters[name as keyof typeof counted] ?? 0;
    return said === there ? [] : [`the counter of ${name} is ${said}, there are ${there}`];
  });
}

function linksWrong({ links, members, households }: Partition): string[] {
  return links.flatMap((link) => {
    const member = members.find(({ id }) => id === link.mid);
    if (!member) return ["a link of a member who is gone"];
    if (!households.some(({ id }) => id === link.hid)) return ["a link to a household that is gone"];
    const { First, Last } = member.person;
    return First === link.first && Last === link.last ? [] : ["a link with another name than its member"];
  });
}

/** They agree on the version that waits for each department. */
function queueWrong({ jackets, waiting }: Partition): string[] {
  const missing = jackets.filter(({ deliveries, ...jacket }) => {
    const rows = waiting.filter((row) => pairOf(row) === pairOf(jacket));
    const open = Object.values(deliveries).filter((delivery) => delivery.open);
    const isThere = ({ department, content, kind }: (typeof rows)[number]) =>
      deliveries[department]?.open?.content === content && deliveries[department]?.open?.kind === kind;
    return rows.length !== open.length || !rows.every(isThere);
  });
  const stray = waiting.filter((row) => !jackets.some((jacket) => pairOf(jacket) === pairOf(row)));
  return [
    ...missing.map((jacket) => `the queue and the jacket ${pairOf(jacket)} differ`),
    ...stray.map((row) => `the entry ${pairOf(row)} has no jacket`),
  ];
}

const isTold = (jacket: JacketRecord | undefined): boolean =>
  Object.values(jacket?.deliveries ?? {}).some(({ open, transferred }) => {
    const newest = open ?? transferred;
    return newest !== undefined && newest.removed !== true;
  });

function jacketsWrong({ account, links, members, jackets }: Partition): string[] {
  const isActive = account?.status === "ACTIVE";
  const isServed = (pair: Pair) =>
    isActive &&
    links.some((link) => pairOf(link) === pairOf(pair)) &&
    members.some((one) => one.id === pair.mid && one.payed === "COMPLETE" && !isWithheld(one));
  const jacketOf = (pair: Pair) => jackets.find((jacket) => pairOf(jacket) === pairOf(pair));
  return [
    ...links.filter((link) => isServed(link) && !isTold(jacketOf(link))).map((link) => `no jacket for ${pairOf(link)}`),
    ...jackets
      .filter((jacket) => !isServed(jacket) && isTold(jacket))
      .map((jacket) => `the department is not told that ${pairOf(jacket)} ended`),
  ];
}

/** Each is claimed, and the queue shows the jacket's. */
async function numbersWrong({ jackets, waiting }: Partition): Promise<string[]> {
  const numbered = jackets.flatMap(({ number }) => number ?? []);
  const claims = await Promise.all(numbered.map((number) => get(jacketNumberKey(number))));
  const others = waiting.filter(
    (row) => jackets.find((jacket) => pairOf(jacket) === pairOf(row))?.number !== row.number,
  );
  return [
    ...numbered.filter((_number, at) => !claims[at]).map((number) => `the number ${number} is not claimed`),
    ...others.map((row) => `the entry ${pairOf(row)} has another number than its jacket`),
  ];
}

async function claimsWrong({ account, orders, members }: Partition): Promise<string[]> {
  if (!account) return [];
  const [email, phone] = await Promise.all([
    getEmailClaim(account.email),
    account.cell ? getPhoneClaim(account.cell) : undefined,
  ]);
  const used = orders.filter(({ member }) => member !== undefined);
  const claimed = await Promise.all(
    used.map(async ({ id, member }) => {
      const claim = await get<{ accountId: string; member: string }>(orderClaimKey(id));
      return claim?.accountId === account.id && claim.member === member ? [] : [`the used order ${id} is not claimed`];
    }),
  );
  const paying = members.flatMap(({ orderId }) => orderId ?? []);
  return [
    ...(account.status === "DELETED" || email?.accountId === account.id ? [] : ["the e-mail address is not claimed"]),
    ...(!account.cell || phone?.accountId === account.id ? [] : ["the phone number is not claimed"]),
    ...claimed.flat(),
    ...(new Set(paying).size === paying.length ? [] : ["one order pays for two members"]),
  ];
}

/** Nothing is found of an erased account. */
function namesWrong({ account, names }: Partition): string[] {
  const wanted = account && account.status !== "DELETED" ? accountNames(account) : [];
  const placesOf = (rows: readonly AccountName[]) =>
    rows.map(({ found, foundSort, place, placeSort }) => [found, foundSort, place, placeSort].join("\n")).sort();
  return JSON.stringify(placesOf(names)) === JSON.stringify(placesOf(wanted))
    ? []
    : ["the account is found by another name or place than its own"];
}

/** Contradictions in an account's partition. Only for accounts whose change of status was carried out. */
export async function wrongIn(owner: string, places: readonly Place[] = []): Promise<string[]> {
  const partition = await readPartition(owner, places);
  return [
    ...namesWrong(partition),
    ...countersWrong(partition),
    ...linksWrong(partition),
    ...queueWrong(partition),
    ...jacketsWrong(partition),
    ...(await claimsWrong(partition)),
    ...(await numbersWrong(partition)),
  ];
}
