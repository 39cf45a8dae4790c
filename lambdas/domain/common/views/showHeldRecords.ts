import { signPhoto } from "#lambdas/adapters/photos/signPhoto.ts";
import type { DepartmentDetails } from "#lambdas/records/departments/department.ts";
import type { Delivery, JacketDetails, Transferred } from "#lambdas/records/jackets/jacket.ts";
import { householdOf } from "#lambdas/records/jackets/snapshot.ts";
import type { HeldRecord } from "#shared/model/ownData.ts";
import { respondersOf } from "#shared/rules/defaultDepartment.ts";

async function showReceived({ snapshot, receipt, removed }: Transferred): Promise<HeldRecord["Records"][0]> {
  const { person, address } = snapshot;
  return {
    Received: receipt.at,
    ...person,
    img: await signPhoto(person.img),
    ...address,
    ...householdOf(snapshot),
    ...(removed ? { Ended: true } : {}),
  };
}

const versionsOf = ({ transferred, before }: Delivery): Transferred[] =>
  [transferred, before].flatMap((version) => version ?? []);

/** Who transferred a record is not the family's to know. */
export function showHeldRecords(
  { mid, hid, number, where, deliveries }: JacketDetails,
  departments: ReadonlyMap<string, Pick<DepartmentDetails, "name">>,
): Promise<HeldRecord[]> {
  return Promise.all(
    Object.entries(deliveries).map(async ([id, delivery]) => ({
      MemberID: mid,
      HouseHoldID: hid,
      ...(number ? { Number: number } : {}),
      Department: departments.get(id)?.name ?? respondersOf(where.City),
      ...(delivery.open ? { WaitingSince: delivery.open.opened } : {}),
      Receipts: delivery.receipts.map(({ at }) => at),
      Records: await Promise.all(versionsOf(delivery).map(showReceived)),
    })),
  );
}
