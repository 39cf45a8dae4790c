import type { Delivery, JacketDetails } from "#lambdas/records/jackets/jacket.ts";
import type { DepartmentAtPlace } from "#lambdas/records/jackets/place.ts";
import type { AssignedHousehold } from "#shared/model/member.ts";
import { defaultDepartmentOf, isDefaultDepartment } from "#shared/rules/defaultDepartment.ts";

type JacketState = NonNullable<AssignedHousehold["Jacket"]>;
type State = JacketState["State"];

/**
 * Where a jacket stands with one department. A department that was told of a removal does not have the jacket any more.
 * Nothing waits where no department takes part.
 */
function stateOf({ open, transferred }: Delivery, isCovered: boolean): State {
  if (open ? open.removed : transferred?.removed) return "REMOVED";
  if (!open) return "RECEIVED";
  if (transferred && !transferred.removed) return "CHANGED";
  return isCovered ? "WAITING" : "KEPT";
}

/** `At` is when the department transferred it, or was told of the removal. */
function showDelivery(delivery: Delivery | undefined, isCovered: boolean): Pick<JacketState, "State" | "At"> {
  // A department that joined just now: the jacket is on its way to the queue.
  const State = delivery ? stateOf(delivery, isCovered) : isCovered ? "WAITING" : "KEPT";
  const At = State === "WAITING" || State === "KEPT" ? undefined : delivery?.transferred?.receipt.at;
  return { State, ...(At ? { At } : {}) };
}

/** The furthest from a department that has the jacket comes first. */
const furthest: readonly State[] = ["KEPT", "WAITING", "CHANGED", "RECEIVED", "REMOVED"];

/** A jacket as its owner sees it. @param serving who serves the place; none where it is not covered */
export function showJacket(
  { where, number, deliveries }: JacketDetails,
  serving: readonly DepartmentAtPlace[],
): JacketState {
  const isCovered = serving.length > 0;
  const { City } = where;
  const own = { id: defaultDepartmentOf(where), name: City };
  const shown = (isCovered ? serving : [own]).map(({ id, name }) => ({
    ...{ id, Name: name },
    ...showDelivery(deliveries[id], isCovered),
  }));
  const [first, ...others] = shown.toSorted((a, b) => furthest.indexOf(a.State) - furthest.indexOf(b.State));
  const { State = "KEPT", At } = first ?? {};
  const isNamed = others.length > 0 || (isCovered && first && !isDefaultDepartment(first.id));
  const Departments = shown.map(({ id: _, ...department }) => department);
  return {
    ...{ State, City },
    ...(At ? { At } : {}),
    ...(number ? { Number: number } : {}),
    ...(isNamed ? { Departments } : {}),
  };
}
