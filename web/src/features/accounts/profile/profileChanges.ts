import type { updateAccount } from "#shared/contract/accounts.ts";
import type { RequestOf } from "#shared/contract/call.ts";
import { email, phone } from "#shared/fields/account.ts";
import { cleanText } from "#shared/format/cleanText.ts";
import { formatPhone } from "#shared/format/formatPhone.ts";
import type { SessionUser } from "#web/session/store/sessionReducer.ts";
import type { ValueChange } from "#web/ui/display/ChangeList.tsx";
import type { ProfileValues } from "./profileFields.ts";

interface Aspect {
  readonly name: "First" | "Last" | "Cell" | "Email";
  readonly label: string;
  /** Invalid input stays as typed, for its message. */
  readonly stored: (typed: string) => string;
  readonly show?: (stored: string) => string;
}

const aspects: readonly Aspect[] = [
  { name: "First", label: "First name", stored: cleanText },
  { name: "Last", label: "Last name", stored: cleanText },
  {
    name: "Cell",
    label: "Mobile phone",
    stored: (typed) => phone().safeParse(typed).data ?? typed.trim(),
    show: formatPhone,
  },
  { name: "Email", label: "Email", stored: (typed) => email().safeParse(typed).data ?? typed.trim() },
];

const storedAs = ({ name, stored }: Aspect, values: ProfileValues): string => stored(values[name]);

export function valuesOf({ FirstName, LastName, Cell, Email }: SessionUser): ProfileValues {
  return { First: FirstName, Last: LastName, Cell: formatPhone(Cell && `+1${Cell}`), Email, Password: "" };
}

function changedAspects(before: ProfileValues, values: ProfileValues): readonly Aspect[] {
  // Names and addresses are compared without case.
  return aspects.filter((aspect) => storedAs(aspect, values).toLowerCase() !== storedAs(aspect, before).toLowerCase());
}

const changesWayIn = (changed: readonly Aspect[]): boolean =>
  changed.some(({ name }) => name === "Email" || name === "Cell");

/** An empty Cell removes the number. */
export function changedFields(
  before: ProfileValues,
  values: ProfileValues,
): Omit<RequestOf<typeof updateAccount>, "ID"> {
  const changed = changedAspects(before, values);
  const fields = Object.fromEntries(changed.map((aspect) => [aspect.name, storedAs(aspect, values)]));
  return {
    ...fields,
    ...(fields.Cell && { Proof: values.Proof }),
    ...(changesWayIn(changed) && values.Password && { Password: values.Password }),
  };
}

export const asksPassword = (before: ProfileValues, values: ProfileValues): boolean =>
  changesWayIn(changedAspects(before, values));

export function changesOf(before: ProfileValues, values: ProfileValues): readonly ValueChange[] {
  return changedAspects(before, values).map((aspect) => {
    const { label, show = (stored: string) => stored } = aspect;
    return { label, from: show(storedAs(aspect, before)), to: show(storedAs(aspect, values)) };
  });
}

export function unchangedReason(before: ProfileValues, values: ProfileValues): string | undefined {
  if (changedAspects(before, values).length > 0) return undefined;
  const isSpelledAlike = aspects.every((aspect) => storedAs(aspect, values) === storedAs(aspect, before));
  return isSpelledAlike
    ? "Nothing has changed yet."
    : "Nothing has changed yet: capital and small letters count as the same.";
}
