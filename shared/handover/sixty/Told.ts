import type { MedicalChecklist } from "#shared/model/medical.ts";

/** A way in which a person talks with others. */
export type Way = "SPEAKS" | "SIGNS" | "PICTURE_CARDS" | "DEVICE" | "GESTURES" | "WRITES";

/** What a family told of a person, as far as departments see it and a crew acts on it first. */
export interface ToldPerson {
  readonly Medical: MedicalChecklist;
  readonly Communication?: readonly Way[] | undefined;
  /** Codes of the languages that the person uses: "en", "es". */
  readonly Languages?: readonly string[] | undefined;
  readonly Allergies?: string | undefined;
  readonly Medicines?: string | undefined;
  readonly PowerEquipment?:
    | readonly { readonly What: string; readonly Hours?: number | undefined }[]
    | undefined;
  readonly Lifting?: { readonly People: number; readonly How?: string | undefined } | undefined;
  readonly ServiceAnimal?: string | undefined;
  readonly Frightens?: string | undefined;
  readonly Calms?: string | undefined;
  readonly RunsTo?:
    | { readonly To: readonly ("WATER" | "TRAFFIC" | "PLACE")[]; readonly Place?: string | undefined }
    | undefined;
  readonly UsuallyAt?: string | undefined;
}

/** What a family told of the household. */
export interface ToldHousehold {
  readonly Description?: string | undefined;
  readonly Floor?: string | undefined;
  readonly Pets?: string | undefined;
}
