import { type Delivery, isTakenOut, type JacketDetails } from "#lambdas/records/jackets/jacket.ts";
import type { DepartmentAtPlace } from "#lambdas/records/jackets/place.ts";
import type { AssignedHousehold } from "#shared/model/member.ts";
import { defaultDepartmentOf, isDefaultDepartment } from "#shared/rules/defaultDepartment.ts";

type JacketState = NonNullable<AssignedHousehold["Jacket"]>;
type State = JacketState["State"];

/** Nothing waits where no department takes part. */
function stateOf({ open, transferred }: Delivery, isCovered: boolean): State {
  if (open ? open.removed : transferred?.removed) return "REMOVED";
  if (!open) return "RECEIVED";
  if (transferred && !isTakenOut(transferred)) return "CHANGED";
  return isCovered ? "WAITING" : "KEPT";
}

type DeliveryState = Pick<JacketState, "State" | "At" | "Ending" | "EndedOn">;

function showEnding(delivery: Delivery | undefined): Pick<DeliveryState, "Ending" | "EndedOn"> {
  const ending = (delivery?.open ?? delivery?.transferred)?.ending;
  return ending ? { Ending: ending.reason, EndedOn: ending.day } : {};
}

/** `At`: when the department transferred it, or was told of the end. */
function showDelivery(delivery: Delivery | undefined, isCovered: boolean): DeliveryState {
  // A department joined just now: the jacket is on its way.
  const State = delivery ? stateOf(delivery, isCovered) : isCovered ? "WAITING" : "KEPT";
  const At = State === "WAITING" || State === "KEPT" ? undefined : delivery?.transferred?.receipt.at;
  return { State, ...(At ? { At } : {}), ...showEnding(delivery) };
}

/** The furthest from a department having the jacket first. */
const furthest: readonly State[] = ["KEPT", "WAITING", "CHANGED", "RECEIVED", "REMOVED"];

/** @param serving none where the place is not covered */
export function showJacket(
  { where, number, deliveries }: JacketDetails,
  serving: readonly DepartmentAtPlace[],
): JacketState {
  const isCovered = serving.length > 0;
  const { City } = where;
  const own = { id: defaultDepartmentOf(where), name: City };
  const shown = (isCovered ? serving : [own]).map(({ id, name }) => ({
    id,
    Name: name,
    ...showDelivery(deliveries[id], isCovered),
  }));
  const [first, ...others] = shown.toSorted((a, b) => furthest.indexOf(a.State) - furthest.indexOf(b.State));
  const { State = "KEPT", At, Ending, EndedOn } = first ?? {};
  const isNamed = others.length > 0 || (isCovered && first && !isDefaultDepartment(first.id));
  const Departments = shown.map(({ id: _, ...department }) => department);
  return {
    State,
    City,
    ...(At ? { At } : {}),
    ...(Ending ? { Ending, EndedOn } : {}),
    ...(number ? { Number: number } : {}),
    ...(isNamed ? { Departments } : {}),
  };
}
