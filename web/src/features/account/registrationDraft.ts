import type { Registration } from "./registration.ts";

/** The city that a visitor chose on the first page. */
export interface ChosenCity {
  readonly city: string;
  readonly state: string;
}

/** The chosen city among what the router keeps with a page; undefined when none was chosen. */
export function chosenCity(state: unknown): ChosenCity | undefined {
  const { city, state: code } = (state ?? {}) as Partial<Record<keyof ChosenCity, unknown>>;
  return typeof city === "string" && typeof code === "string" ? { city, state: code } : undefined;
}

interface Draft {
  readonly values: Registration;
  /** The city that was chosen when this was typed. */
  readonly chosen: ChosenCity | undefined;
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
  draft = isTyped(values, chosen) ? { values: shown, chosen } : undefined;
}

/** Forgets what was typed, when there is an account. */
export function forgetDraft(): void {
  draft = undefined;
}

const isSame = (one: ChosenCity | undefined, other: ChosenCity | undefined) =>
  one?.city === other?.city && one?.state === other?.state;

/** What the form of registration begins with, and whether it was typed before. A newly chosen city counts. */
export function firstValues(chosen: ChosenCity | undefined): { values: Registration; resumed: boolean } {
  const place = { City: chosen?.city ?? "", State: chosen?.state ?? "" } as Registration["Location"];
  if (!draft) return { values: { ...blank, Location: { ...place, Street: "", Zip: "" } }, resumed: false };
  const { values } = draft;
  if (!chosen || isSame(chosen, draft.chosen)) return { values, resumed: true };
  return { values: { ...values, Location: { ...values.Location, ...place } }, resumed: true };
}
