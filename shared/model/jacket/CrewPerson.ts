import type { CommunicationWay } from "#shared/fields/person/communication.ts";
import type { LiftingNeed } from "#shared/fields/person/lifting.ts";
import type { PoweredItem } from "#shared/fields/person/powerEquipment.ts";
import type { RunningTo } from "#shared/fields/person/runsTo.ts";
import type { MedicalChecklist } from "#shared/model/medical.ts";

/** Acted on first by a crew. */
export interface CrewPerson {
  readonly Medical: MedicalChecklist;
  readonly Communication?: readonly CommunicationWay[] | undefined;
  /** Codes: "en", "es". */
  readonly Languages?: readonly string[] | undefined;
  readonly Allergies?: string | undefined;
  readonly Medicines?: string | undefined;
  readonly PowerEquipment?: readonly PoweredItem[] | undefined;
  readonly Lifting?: LiftingNeed | undefined;
  readonly ServiceAnimal?: string | undefined;
  readonly Frightens?: string | undefined;
  readonly Calms?: string | undefined;
  readonly RunsTo?: RunningTo | undefined;
  readonly UsuallyAt?: string | undefined;
}

export interface CrewHousehold {
  readonly Description?: string | undefined;
  readonly Floor?: string | undefined;
  readonly Pets?: string | undefined;
}
