import { idleSeconds } from "#shared/rules/sessionLength.ts";
import type { ChosenCity } from "#web/entities/account/chosenCity.ts";
import type { Registration } from "./registration.ts";

interface Draft {
  readonly values: Registration;
  /** The city that was chosen when this was typed. */
  readonly chosen: ChosenCity | undefined;
  /** When something was typed last, in milliseconds since 1970. */
  readonly at: number;
}

const blank = { FirstName: "", LastName: "", Email: "", Cell: "", Password: "", Confirm: "" };

// In the memory of this page alone: a name and an address do not belong into a browser's storage.
let draft: Draft | undefined;

function isTyped({ FirstName, LastName, Email, Cell, Location }: Registration, chosen?: ChosenCity): boolean {
  const { Street, City, Zip } = Location;
  const typed = [FirstName, LastName, Email, Cell, Street, Zip].some(Boolean);
  return typed || City !== (chosen?.city ?? "");
}

/** Keeps what was typed while the tab is open, for a look at another page; never a password. */
export function keepDraft(values: Registration, chosen: ChosenCity | undefined): void {
  const shown = { ...values, Password: "", Confirm: "", Proof: undefined };
  draft = isTyped(values, chosen) ? { values: shown, chosen, at: Date.now() } : undefined;
}

/** Forgets what was typed: there is an account, or somebody else begins. */
export function forgetDraft(): void {
  draft = undefined;
}

const isSame = (one: ChosenCity | undefined, other: ChosenCity | undefined) =>
  one?.city === other?.city && one?.state === other?.state;

/** What the form of registration begins with, and whether it was typed before. A newly chosen city counts. */
export function firstValues(chosen: ChosenCity | undefined): { values: Registration; resumed: boolean } {
  // Whoever comes to a shared screen after so long is somebody else.
  if (draft && Date.now() - draft.at >= idleSeconds * 1000) forgetDraft();
  const place = { City: chosen?.city ?? "", State: chosen?.state ?? "" } as Registration["Location"];
  if (!draft) return { values: { ...blank, Location: { ...place, Street: "", Zip: "" } }, resumed: false };
  const { values } = draft;
  if (!chosen || isSame(chosen, draft.chosen)) return { values, resumed: true };
  return { values: { ...values, Location: { ...values.Location, ...place } }, resumed: true };
}
