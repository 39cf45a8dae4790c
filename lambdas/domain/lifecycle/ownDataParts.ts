import { signPhoto } from "#lambdas/adapters/photos/signPhoto.ts";
import { showHeldRecords } from "#lambdas/domain/common/views/showHeldRecords.ts";
import { showHousehold } from "#lambdas/domain/common/views/showHousehold.ts";
import { showMember } from "#lambdas/domain/common/views/showMember.ts";
import { showOpening } from "#lambdas/domain/common/views/showOpening.ts";
import type { SessionRecord } from "#lambdas/records/accounts/session.ts";
import { getDepartments } from "#lambdas/records/departments/department.ts";
import { familyOf } from "#lambdas/records/family/family.ts";
import { currentPlan, type OrderRecord } from "#lambdas/records/payments/order.ts";
import type { Key } from "#lambdas/records/table/table.ts";
import type { Address } from "#shared/model/address.ts";
import type { OwnData, OwnLists } from "#shared/model/ownData.ts";
import type { AccountRecords } from "./accountRecords.ts";

/** Its name sorts it behind the lists before, while others come and go. */
export interface OwnDataPart {
  readonly name: string;
  readonly show: () => Promise<Partial<OwnLists>>;
}

const showOrder = (order: OrderRecord): OwnData["Orders"][number] => ({
  ...(order.member ? { MemberID: order.member } : {}),
  PlanID: currentPlan(order),
  Dollars: order.cents / 100,
  State: order.state,
  Ordered: order.created,
  ...(order.ends ? { Ends: order.ends } : {}),
});

const timeOf = (seconds: number): string => new Date(seconds * 1_000).toISOString();

const showSignIn = ({ device, created, seenAt }: SessionRecord): OwnData["SignIns"][number] => ({
  Device: device,
  SignedIn: timeOf(created),
  LastUsed: timeOf(seenAt),
});

interface Source {
  readonly records: AccountRecords;
  readonly primary: Address;
  /** Keys; an unused upload is not a photo yet. */
  readonly photos: readonly string[];
}

const partsOfList = <Row extends Key>(
  at: number,
  rows: readonly Row[],
  show: (row: Row) => Promise<Partial<OwnLists>>,
): OwnDataPart[] => rows.map((row) => ({ name: `${at} ${row.sk}`, show: () => show(row) }));

/** Each part is shown in its turn. */
export async function partsOf({ records, primary, photos }: Source): Promise<OwnDataPart[]> {
  const { households, links, jackets, openings, emergencyCards, orders, signIns } = records;
  const orderAt = new Map(orders.map((order) => [order.id, order]));
  const departments = await getDepartments(jackets.flatMap(({ deliveries }) => Object.keys(deliveries)));
  const parts = [
    ...partsOfList(1, households, async (household) => ({
      HouseHolds: [await showHousehold(household, links, primary)],
    })),
    ...familyOf(records).map(({ member, homes }) => ({
      name: `2 ${member.sk}`,
      show: async () => ({ Members: [await showMember(member, homes, orderAt.get(member.orderId ?? ""))] }),
    })),
    ...partsOfList(3, jackets, async (jacket) => ({ Departments: await showHeldRecords(jacket, departments) })),
    ...partsOfList(4, openings, async (opening) => ({ Openings: [showOpening(opening)] })),
    ...partsOfList(5, emergencyCards, async ({ mid, shows, made }) => ({
      EmergencyCards: [{ MemberID: mid, Shows: [...shows], Made: made }],
    })),
    ...partsOfList(6, orders, async (order) => ({ Orders: [showOrder(order)] })),
    ...partsOfList(7, signIns, async (signIn) => ({ SignIns: [showSignIn(signIn)] })),
    ...photos
      .filter((key) => key.startsWith("photos/"))
      .map((key) => ({ name: `8 ${key}`, show: async () => ({ Photos: [await signPhoto(key)] }) })),
  ];
  return parts.sort((one, other) => (one.name < other.name ? -1 : 1));
}
