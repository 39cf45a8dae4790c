import type { Member } from "#shared/model/member.ts";
import { assignState } from "#web/entities/member/assignState.ts";
import type { NextAction } from "./nextAction.ts";

interface Target {
  readonly label: string;
  readonly to: string;
  readonly state?: unknown;
}

type Person = Pick<Member, "ID" | "First">;

const targets: Readonly<Partial<Record<NextAction, (person: Person) => Target>>> = {
  pay: ({ ID }) => ({ label: "Pay now", to: `/Members/Pay/${ID}` }),
  addHome: () => ({ label: "Add a House Hold", to: "/HouseHolds/Add" }),
  assign: ({ ID, First }) => ({ label: `Say where ${First} lives`, to: "/Members", state: assignState(ID) }),
  confirmAdult: ({ First }) => ({ label: `Confirm with ${First}, who is 18 now`, to: "/Members" }),
  changePhoto: ({ ID }) => ({ label: "Change the photo", to: `/Members/Edit/${ID}#photo` }),
};

/** Undefined while there is nothing to do. */
export const actionTarget = (action: NextAction, person: Person): Target | undefined => targets[action]?.(person);
