import { deleteArea, listAreas, saveArea } from "#shared/contract/jackets/registryAreas.ts";
import type { Area } from "#shared/model/registry/area.ts";
import { areaNameKey, type SavedArea } from "#shared/model/registry/savedArea.ts";
import { useCall, useCallMutation } from "#web/api/useCall.ts";

const refreshing = { refreshes: [listAreas], refreshesOnFailure: [listAreas] };

/** Shared by a department's staff. */
export function useSavedAreas(department: string | undefined) {
  const whose = department ? { DepartmentID: department } : {};
  const { data, error, refetch } = useCall(listAreas, whose);
  const saving = useCallMutation(saveArea, refreshing);
  const deleting = useCallMutation(deleteArea, refreshing);
  const areas = data?.Areas ?? [];
  return {
    areas,
    isLoaded: data !== undefined,
    error,
    refetch,
    named: (name: string) => areas.find(({ Name }) => areaNameKey(Name) === areaNameKey(name)),
    /** @param before is replaced */
    save: (Name: string, area: Area, before?: SavedArea) =>
      saving.mutateAsync({
        ...whose,
        ...(before && { ID: before.ID, Version: before.Version }),
        Name,
        // As read: the same shape is written again.
        Area: area as Parameters<typeof saving.mutateAsync>[0]["Area"],
      }),
    remove: ({ ID }: SavedArea) => deleting.mutateAsync({ ...whose, ID }),
  };
}

export type SavedAreas = ReturnType<typeof useSavedAreas>;
