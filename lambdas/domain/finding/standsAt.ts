import { getDepartments } from "#lambdas/records/departments/department.ts";
import type { Delivery } from "#lambdas/records/jackets/jacket.ts";
import type { StandsAt } from "#shared/model/opening.ts";
import { respondersOf } from "#shared/rules/defaultDepartment.ts";
import type { CurrentRecord } from "./currentRecords.ts";

/** Where a jacket stands with a department. */
function standing({ open, transferred }: Delivery): StandsAt {
  const received = transferred?.receipt.at ?? "";
  if (open?.removed) return { Standing: "ENDED", At: open.opened };
  if (!open) return { Standing: transferred?.removed ? "ENDED" : "RECEIVED", At: received };
  if (transferred && !transferred.removed)
    return { Standing: "CHANGED", At: open.opened, Received: received };
  return { Standing: "WAITING", At: open.opened };
}

/** Where records stand with their departments; a reader of all departments learns their names, from one batch. */
export async function standsOf(
  records: readonly CurrentRecord[],
  isNamed: boolean,
): Promise<(record: CurrentRecord) => StandsAt[]> {
  const ids = records.flatMap(({ deliveries }) => deliveries.map(([id]) => id));
  const named = isNamed ? await getDepartments(ids) : undefined;
  return ({ deliveries, jacket: { where } }) =>
    deliveries.map(([id, delivery]) => ({
      ...(named ? { Department: named.get(id)?.name ?? respondersOf(where.City) } : {}),
      ...standing(delivery),
    }));
}
