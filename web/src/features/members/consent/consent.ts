import type * as z from "zod/mini";
import type { authorizationChoice, authorizationRequest, Member } from "#shared/model/member.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { missingInWaiver, sayMissing } from "#shared/rules/wizard.ts";
import type { Change } from "#web/ui/display/ChangeList.tsx";
import { authorizations, waiverVersion } from "./waiver.ts";

type Choice = z.output<typeof authorizationChoice>;

/** The answers to the waiver, as fields hold them. A type and not an interface: a Form takes values by any name. */
export type ConsentValues = {
  readonly accepted: boolean;
  readonly choice: "" | Choice;
  readonly understood: boolean;
};

export const blankConsent: ConsentValues = { accepted: false, choice: "", understood: false };

/** The declaration of a request; undefined while the waiver is not answered wholly. */
export function declarationOf(values: ConsentValues): z.input<typeof authorizationRequest> | undefined {
  const isWhole = missingInWaiver(values).length === 0;
  return isWhole && values.choice ? { Choice: values.choice, Waiver: waiverVersion } : undefined;
}

/** What an answer that was begun still lacks; undefined when it is whole, or not begun. */
export function incompleteConsent(values: ConsentValues): string | undefined {
  const isBegun = values.accepted || values.choice !== "" || values.understood;
  return isBegun ? sayMissing(missingInWaiver(values)) : undefined;
}

const wordsOf = (choice: Choice): string => authorizations.find(({ value }) => value === choice)?.label ?? "";

/** The declaration among the changes of an edit. */
export function consentChanges(values: ConsentValues): readonly Change[] {
  const declared = declarationOf(values);
  return declared ? [{ label: "Authorization", from: "", to: wordsOf(declared.Choice) }] : [];
}

/** What the owner declared, and when: "Waiver of Nov 21 2026, accepted on Nov 22 2026. I am ...". */
export function consentInWords({ Choice, Waiver, At }: NonNullable<Member["Authorization"]>): string {
  return `Waiver of ${formatDay(Waiver)}, accepted on ${formatDay(At)}. “${wordsOf(Choice)}”`;
}
