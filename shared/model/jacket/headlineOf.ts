import type { MedicalChecklist } from "#shared/model/medical.ts";
import { needTokens } from "#shared/model/medicalNeeds.ts";

interface Headed {
  readonly Medical: MedicalChecklist;
  /** Notes of the family on the person and on the household; with either there is more to read. */
  readonly Additional?: string | undefined;
  readonly Description?: string | undefined;
}

/**
 * A jacket in at most 80 characters, as the note field of a dispatch system takes it: "NONVERB PUMP DNR? +note". A
 * text under "Other" is a note that the opened record has. "" where there is nothing to tell.
 */
export function headlineOf({ Medical, Additional, Description }: Headed): string {
  const hasNote = Boolean(Additional || Description || Medical.Other);
  return [needTokens(Medical), hasNote ? "+note" : ""].filter(Boolean).join(" ");
}
