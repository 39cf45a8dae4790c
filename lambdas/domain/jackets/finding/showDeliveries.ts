import { getDepartments } from "#lambdas/records/departments/department.ts";
import type { Delivery } from "#lambdas/records/jackets/jacket.ts";
import type { FoundDelivery } from "#shared/model/jacket/opening.ts";
import { respondersOf } from "#shared/rules/defaultDepartment.ts";
import type { CurrentRecord } from "./currentRecords.ts";

function stateOf({ open, transferred }: Delivery): FoundDelivery {
  const received = transferred?.receipt.at ?? "";
  if (open?.removed) return { State: "ENDED", At: open.opened };
  if (!open) return { State: transferred?.removed ? "ENDED" : "RECEIVED", At: received };
  if (transferred && !transferred.removed) return { State: "CHANGED", At: open.opened, Received: received };
  return { State: "WAITING", At: open.opened };
}

/** By name for readers of all. */
export async function showDeliveries(
  records: readonly CurrentRecord[],
  isNamed: boolean,
): Promise<(record: CurrentRecord) => FoundDelivery[]> {
  const ids = records.flatMap(({ deliveries }) => deliveries.map(([id]) => id));
  const named = isNamed ? await getDepartments(ids) : undefined;
  return ({ deliveries, jacket: { where } }) =>
    deliveries.map(([id, delivery]) => ({
      ...(named ? { Department: named.get(id)?.name ?? respondersOf(where.City) } : {}),
      ...stateOf(delivery),
    }));
}
