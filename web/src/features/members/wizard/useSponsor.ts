import { useHouseholds } from "#web/entities/household/useHouseholds.ts";
import type { DraftValues } from "../draft/wizardDraft.ts";

/** Undefined where the family pays. */
export function useSponsor({ HouseHolds }: Pick<DraftValues, "HouseHolds">): string | undefined {
  const { households = [] } = useHouseholds();
  return households.find(({ ID, Coverage }) => HouseHolds.includes(ID) && Coverage.Sponsor)?.Coverage.Sponsor;
}
