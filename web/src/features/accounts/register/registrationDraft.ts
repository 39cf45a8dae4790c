import { idleSeconds } from "#shared/rules/account/sessionLength.ts";
import type { ChosenCity } from "#web/entities/account/chosenCity.ts";
import type { Registration } from "./registration.ts";

interface Draft {
  readonly values: Registration;
  readonly chosen: ChosenCity | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const blank = { FirstName: "", LastName: "", Email: "", Cell: "", Password: "", Confirm: "", IsHome: false };

// In memory only: names and addresses do not belong in browser storage.
let draft: Draft | undefined;

function isTyped(values: Registration, chosen?: ChosenCity): boolean {
  const { FirstName, LastName, Email, Cell, IsHome, Location } = values;
  const { Street, City, Zip } = Location;
  const typed = [FirstName, LastName, Email, Cell, Street, IsHome].some(Boolean);
  return typed || City !== (chosen?.city ?? "") || Zip !== (chosen?.zip ?? "");
}

/** While the tab is open, without passwords and proof. */
export function keepDraft(values: Registration, chosen: ChosenCity | undefined): void {
  const shown = { ...values, Password: "", Confirm: "", Proof: undefined };
  draft = isTyped(values, chosen) ? { values: shown, chosen, at: Date.now() } : undefined;
}

export function forgetDraft(): void {
  draft = undefined;
}

const isSame = (one: ChosenCity | undefined, other: ChosenCity | undefined) =>
  one?.city === other?.city && one?.state === other?.state && one?.zip === other?.zip;

/** A newly chosen city replaces the draft's, whose address was ticked as home. */
export function firstValues(chosen: ChosenCity | undefined): { values: Registration; resumed: boolean } {
  // Somebody else may sit at a shared screen by now.
  if (draft && Date.now() - draft.at >= idleSeconds * 1000) forgetDraft();
  const place = { City: chosen?.city ?? "", State: chosen?.state ?? "" } as Registration["Location"];
  const Zip = chosen?.zip ?? "";
  if (!draft) return { values: { ...blank, Location: { ...place, Street: "", Zip } }, resumed: false };
  const { values } = draft;
  if (!chosen || isSame(chosen, draft.chosen)) return { values, resumed: true };
  const Location = { ...values.Location, ...place, ...(Zip && { Zip }) };
  return { values: { ...values, Location, IsHome: false }, resumed: true };
}
