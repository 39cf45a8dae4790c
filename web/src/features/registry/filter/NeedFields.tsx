import Box from "@mui/material/Box";
import type { MedicalFlag } from "#shared/model/medical.ts";
import { medicalFlags } from "#shared/model/medical.ts";
import { type RegistryNeed, registryNeeds, registryNeedWords } from "#shared/model/registry/registryNeeds.ts";
import { CheckBox } from "#web/ui/fields/CheckBox.tsx";
import { FieldGroup } from "#web/ui/fields/FieldGroup.tsx";
import { SelectBox } from "#web/ui/fields/SelectBox.tsx";
import { needsOf, type RegistryFilter } from "./registryFilter.ts";
import { fieldId, fieldOf, type RegistryFilterState } from "./useRegistryFilter.ts";

const isFlag = (need: RegistryNeed): need is MedicalFlag => (medicalFlags as readonly string[]).includes(need);
const flags = registryNeeds.filter(isFlag);
const facts = registryNeeds.filter((need) => !isFlag(need));

const matches = [
  { value: "ANY", label: "Any of them" },
  { value: "ALL", label: "All of them" },
];

interface ChoiceProps {
  readonly needs: readonly RegistryNeed[];
  readonly filter: RegistryFilterState;
}

function Choices({ needs, filter: { draft, set } }: ChoiceProps) {
  const chosen = needsOf(draft);
  const tick = (need: RegistryNeed, isOn: boolean) =>
    set({ needs: [...chosen.filter((one) => one !== need), ...(isOn ? [need] : [])].join(" ") });
  return (
    <Box
      sx={{
        display: "grid",
        columnGap: 3,
        rowGap: 1,
        gridTemplateColumns: { sm: "repeat(2, minmax(0, 1fr))", lg: "repeat(3, minmax(0, 1fr))" },
      }}
    >
      {needs.map((need) => (
        <CheckBox
          key={need}
          label={registryNeedWords[need]}
          checked={chosen.includes(need)}
          onChange={(isOn) => tick(need, isOn)}
        />
      ))}
    </Box>
  );
}

/** What crews ask for first. */
export function NeedFields({ filter }: Pick<ChoiceProps, "filter">) {
  return (
    <FieldGroup id={fieldId("needs")} label="Needs">
      <Choices needs={facts} filter={filter} />
      {needsOf(filter.draft).length > 1 && (
        <Box sx={{ maxWidth: 260, mt: 1.5 }}>
          <SelectBox {...fieldOf(filter, "match")} label="Homes with" options={matches} />
        </Box>
      )}
    </FieldGroup>
  );
}

export const hasFlags = (draft: RegistryFilter): boolean => needsOf(draft).some(isFlag);

export function FlagFields({ filter }: Pick<ChoiceProps, "filter">) {
  return (
    <FieldGroup id={fieldId("flags")} label="Medical flags">
      <Choices needs={flags} filter={filter} />
    </FieldGroup>
  );
}
