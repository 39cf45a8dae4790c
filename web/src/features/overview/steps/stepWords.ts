import { coverageSentence } from "#shared/format/coverageSentence.ts";
import { type Address, formatAddress } from "#shared/model/address.ts";
import type { Household } from "#shared/model/household.ts";
import type { Member } from "#shared/model/member.ts";
import { actionTarget } from "../readiness/actionTarget.ts";
import type { NextAction } from "../readiness/nextAction.ts";
import type { FirstStep, StepName } from "./firstSteps.ts";

export interface StepFacts {
  /** A street of "" without one. */
  readonly address: Readonly<Record<keyof Address, string>>;
  readonly household: Pick<Household, "City" | "Coverage"> | undefined;
  /** `action` as in the readiness table. */
  readonly unpaid: (Pick<Member, "ID" | "First"> & { readonly action: NextAction }) | undefined;
  readonly underWay: Pick<Member, "First"> | undefined;
}

interface Words {
  readonly title: string;
  readonly text: string;
  /** Without a path it asks for the home right here. */
  readonly button?: { readonly label: string; readonly to?: string; readonly state?: unknown };
}

const titles: Readonly<Record<StepName, string>> = { home: "My home", people: "My people", payment: "Payment" };

const doneTexts: Readonly<Record<StepName, string>> = {
  home: "You find it under Locations.",
  people: "You find them under Family Members.",
  payment: "One person at least is paid for.",
};

type ToDo = Omit<Words, "title">;

function homeWords({ address, household }: StepFacts): ToDo {
  const button = { label: "Add my home" };
  const elsewhere = { label: "Add a House Hold", to: "/HouseHolds/Add" };
  if (household)
    return {
      text: `${coverageSentence(household.City, household.Coverage)} To register your people now, add a place where one takes part.`,
      button: elsewhere,
    };
  return address.Street
    ? { text: `The place where crews find you: ${formatAddress(address)}.`, button }
    : { text: "The place where crews find you.", button: { ...elsewhere, ...button } };
}

const peopleWords = (): ToDo => ({
  text: "Each person who may need help, with a photo and what crews should know.",
  button: { label: "Register a person", to: "/Members/Add" },
});

function paymentWords({ unpaid, underWay }: StepFacts): ToDo {
  // Before anyone without a payment: one payment completes the step.
  if (underWay)
    return {
      text: `The payment for ${underWay.First} is on its way: your bank is still working on it. There is nothing to do.`,
    };
  if (!unpaid) return { text: "It follows when you register a person.", button: { label: "Pay now" } };
  const button = actionTarget(unpaid.action, unpaid);
  return {
    text:
      unpaid.action === "assign"
        ? `A department may pay for ${unpaid.First}: say where they live first.`
        : `Crews cannot see the record of ${unpaid.First} until it is paid for.`,
    ...(button && { button }),
  };
}

const toDo = { home: homeWords, people: peopleWords, payment: paymentWords };

/** Without a button once done. */
export function stepWords({ name, isDone }: FirstStep, facts: StepFacts): Words {
  return { title: titles[name], ...(isDone ? { text: doneTexts[name] } : toDo[name](facts)) };
}
